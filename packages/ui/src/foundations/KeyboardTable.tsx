import type { ReactElement } from "react";
import { keyboardContracts } from "./keyboard.data.ts";
import * as styles from "./TokenDocs.css.ts";
import { TokenTable } from "./TokenTable.tsx";

/** Lists pattern, keys and announcements of every interactive component. */
export const KeyboardTable = (): ReactElement => (
  <TokenTable
    label="Keyboard and screen reader contracts"
    heads={["Component", "Pattern", "Keys", "Spoken"]}
    rows={keyboardContracts.map(({ component, pattern, keys, spoken }) => ({
      key: component,
      cells: [
        component,
        pattern,
        <ul key="keys" role="list">
          {keys.map(([key, does]) => (
            <li key={key}>
              <strong>{key}</strong> <span className={styles.muted}>{does}</span>
            </li>
          ))}
        </ul>,
        spoken,
      ],
    }))}
  />
);
