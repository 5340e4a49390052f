import type { RulesPage } from "../rulesPage";

export default {
  borrows: [],
  sections: [
    { id: "aim", rules: ["K1"] },
    { id: "table", rules: ["K2", "K3"], list: "setups" },
    { id: "opening", rules: ["K4"], pictures: { opening: ["draft"] }, note: "decided" },
    { id: "round", rules: ["K5", "K6"], pictures: { round: ["draft"] }, decisions: ["claim"] },
    { id: "placing", rules: ["K7", "K10"], pictures: { placing: ["board"] }, decisions: ["place"] },
    { id: "frame", rules: ["K8"], pictures: { frame: ["board"] } },
    { id: "discard", rules: ["K9"], pictures: { discard: ["board"] }, decisions: ["discard"] },
    { id: "scoring", rules: ["K11"], pictures: { scoring: ["board"] }, decisions: ["over"] },
    { id: "ties", rules: ["K12"], pictures: { ties: ["pad"] } },
    { id: "variants", rules: ["K17"] },
    { id: "bonuses", rules: ["K14", "K15"], pictures: { bonus: ["pad"] }, note: "decided" },
    { id: "mighty", rules: ["K16"], pictures: { mighty: ["board"] } },
    { id: "dynasty", rules: ["K13"], note: "decided" },
  ],
} satisfies RulesPage;
