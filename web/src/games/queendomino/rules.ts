import type { RulesPage } from "../rulesPage";

export default {
  borrows: ["kingdomino"],
  sections: [
    { id: "aim", rules: ["Q1"], list: "setups" },
    { id: "table", rules: ["Q3"], pictures: { table: ["builders"] } },
    { id: "opening", rules: ["Q2"] },
    { id: "turn", rules: ["Q4"], note: "decided" },
    { id: "placing", rules: ["Q5"], pictures: { placing: ["board"] }, decisions: ["place", "discard"] },
    { id: "knights", rules: ["Q6"], pictures: { knights: ["board"] }, decisions: ["knights"] },
    { id: "safes", rules: ["Q10"], pictures: { safe: ["board"] }, note: "decided" },
    {
      id: "building",
      rules: ["Q7", "Q8"],
      pictures: { building: ["builders", "board"] },
      decisions: ["build"],
      note: "decided",
    },
    { id: "queen", rules: ["Q9"], pictures: { queen: ["builders"] } },
    { id: "dragon", rules: ["Q11"], pictures: { dragon: ["builders"] }, decisions: ["burn"] },
    { id: "slide", rules: ["Q12"], pictures: { slide: ["builders"] }, decisions: ["claim"], note: "decided" },
    { id: "tiles", rules: ["Q17"], list: "tiles", note: "reconstructed" },
    {
      id: "scoring",
      rules: ["Q13", "Q14", "Q16"],
      pictures: { scoring: ["pad"] },
      decisions: ["over"],
      note: "decided",
    },
    { id: "ties", rules: ["Q15"] },
  ],
} satisfies RulesPage;
