import { expect, test } from "vitest";
import { shareLink } from "../src/lib/share";

const here = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const network = ["http://192.168.1.20:8000/"];

test.each(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])(
  "a friend cannot use %s",
  (origin) => {
    expect(shareLink("/table/abc", here(origin), network)).toEqual({
      link: "http://192.168.1.20:8000/table/abc",
      isHereOnly: false,
    });
  },
);

test("an address that others know is kept", () => {
  expect(shareLink("/table/abc", here("https://play.example"), network).link).toBe("https://play.example/table/abc");
  expect(shareLink("/table/abc", here("http://192.168.1.20:8000"), []).isHereOnly).toBe(false);
});

test("without a network the link is for this computer", () => {
  expect(shareLink("/table/abc", here("http://127.0.0.1:8000"), [])).toEqual({
    link: "http://127.0.0.1:8000/table/abc",
    isHereOnly: true,
  });
});
