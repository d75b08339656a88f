import type { ReactElement } from "react";
import * as styles from "./Emblem.css.ts";

/** A saree's body, two gold lines and its pallu. */
export const Emblem = (): ReactElement => (
  <svg viewBox="0 0 20 24" fill="currentColor">
    <path d="M0 0h9v24H0z" />
    <path d="M11 0h2v24h-2zM15 0h1.2v24H15z" className={styles.thread} />
    <path d="M18 0h2v24h-2z" />
  </svg>
);
