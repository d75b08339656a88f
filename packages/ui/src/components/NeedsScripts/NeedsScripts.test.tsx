import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages as tamil } from "../../entries/messages/ta.ts";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { NeedsScripts } from "./NeedsScripts.tsx";

test("servers render the text for browsers without scripts, in the language of the provider", () => {
  const html = renderToStaticMarkup(
    <UiProvider messages={tamil}>
      <NeedsScripts id="login-scripts" />
    </UiProvider>,
  );
  expect(html).toMatch(/<noscript id="login-scripts">.*<\/noscript>/);
  expect(html).toContain(tamil.needsScripts?.text);
});
