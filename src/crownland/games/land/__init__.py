"""Land of dominoes: squares, kingdoms, properties, their policies and reasons. Shared by all families."""
