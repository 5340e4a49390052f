import type { RulesPage } from "../rulesPage";

export default {
  borrows: [],
  sections: [
    { id: "aim", rules: ["D1"], list: "dice" },
    { id: "dice", rules: ["D2"], pictures: { dice: ["dice"] }, decisions: ["take"], note: "decided" },
    { id: "drawing", rules: ["D3"], pictures: { drawing: ["board"] }, decisions: ["draw"] },
    { id: "joker", rules: ["D4"], pictures: { joker: ["board"] } },
    { id: "must", rules: ["D5"] },
    { id: "book", rules: ["D6", "D7"], pictures: { book: ["book"] } },
    {
      id: "powers",
      rules: ["D8", "D12"],
      pictures: { apart: ["board"], anywhere: ["board"] },
      list: "powers",
      decisions: ["turn", "name", "cross"],
    },
    { id: "castle", rules: ["D9"], pictures: { castle: ["board"] }, decisions: ["castle"] },
    { id: "end", rules: ["D10"], note: "decided" },
    { id: "scoring", rules: ["D11"], pictures: { scoring: ["pad"] }, decisions: ["over"] },
  ],
} satisfies RulesPage;
