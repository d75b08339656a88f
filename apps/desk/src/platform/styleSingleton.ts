import { useEffect } from "react";

/**
 * Replaces `react-style-singleton`, which adds the styles of the dialog's scroll lock.
 * A `style` element would need a nonce in every response; constructed style sheets do not.
 */
export const styleSingleton = () => {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return ({ styles }: { styles: string }): null => {
    useEffect(() => {
      if (users++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
            (other) => other !== sheet,
          );
      };
    }, [styles]);
    return null;
  };
};
