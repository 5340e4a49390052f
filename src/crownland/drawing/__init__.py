"""Pictures of games as SVG and PNG, with the artwork of the page."""
