import { useEffect } from "react";

/**
 * Stands in for `react-style-singleton`, with which the dialog's scroll lock adds its styles. A `style` element would
 * need a nonce of its own in every answer; style sheets made by script pass any content security policy.
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
