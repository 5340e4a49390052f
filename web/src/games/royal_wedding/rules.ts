import type { RulesPage } from "../rulesPage";

export default {
  borrows: ["queendomino", "kingdomino"],
  sections: [
    { id: "boxes", rules: ["W1"], pictures: { boxes: ["draft"] } },
    { id: "numbers", rules: ["W2", "W3"], list: "setups" },
    { id: "teams", rules: ["W4"], pictures: { teams: ["board"] } },
    { id: "supply", rules: ["W5"] },
  ],
} satisfies RulesPage;
