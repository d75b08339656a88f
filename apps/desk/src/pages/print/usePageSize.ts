import { useEffect } from "react";
import { pageRule } from "./print.rules.ts";
import type { SheetSize } from "./print.rules.ts";

/** Sets the size of the paper while the page is open. A constructed style sheet needs no nonce. */
export const usePageSize = (size: SheetSize): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(size));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
};
