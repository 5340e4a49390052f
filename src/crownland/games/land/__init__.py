"""Land of dominoes: squares, kingdoms, properties, and what bots and reasons say of them. Shared by all families."""
