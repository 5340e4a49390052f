"""Pictures of tables, drawn without a browser, with the art of the page."""
