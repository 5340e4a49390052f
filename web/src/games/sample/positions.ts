// Made from web/positions by `python web/generate/rule_pictures.py`. Do not edit.
import type { Positions } from "../positions";

export default {"setups": [{"variant": "sample()", "seats": 2, "kings": 2, "line": 4, "rounds": 6, "dominoes": 24, "frame": 5}], "pictures": {}} as Positions;
