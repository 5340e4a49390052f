/* Shows "your turn" where only a worker may, and brings the table back when that is pressed. */
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const comeBack = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((client) => client.url.startsWith(notification.data));
    return there ? there.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(comeBack());
});
