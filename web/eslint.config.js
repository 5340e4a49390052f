import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  {
    ignores: [
      "node_modules/",
      "src/protocol.ts",
      "src/facts.ts",
      "src/engine/botTables.ts",
      "src/engine/layout.ts",
      "src/engine/variants.ts",
      "making/",
      "public/",
    ],
  },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // The compiler itself reports these; the plugin does not see all of its warnings.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} is how a space at the end of a line is kept.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps that no markup depends on.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
