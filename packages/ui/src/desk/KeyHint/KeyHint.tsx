import type { ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./KeyHint.css.ts";

export interface KeyHintProps extends RootProps<"kbd", "children"> {
  /** The keys that are pressed together, for example `["Ctrl", "Enter"]`. */
  keys: readonly string[];
}

/** A key, or several that are pressed together. */
export const KeyHint = ({ keys, ...rest }: KeyHintProps): ReactElement => (
  <kbd {...rest} dir="ltr" className={styles.keys}>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </kbd>
);
