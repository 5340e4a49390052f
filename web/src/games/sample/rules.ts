import type { RulesPage } from "../rulesPage";

export default {
  borrows: ["kingdomino"],
  sections: [
    { id: "sample", rules: ["S1"], list: "setups" },
    { id: "set", rules: ["S2"], list: "dominoes", note: "reconstructed" },
  ],
} satisfies RulesPage;
