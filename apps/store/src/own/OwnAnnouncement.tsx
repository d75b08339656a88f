import type { ReactElement } from "react";
import * as styles from "./own.css.ts";

/** The announcement of a shop of one's own on screens on which the header has no line for it. */
export const OwnAnnouncement = ({ text }: { text: string }): ReactElement => (
  <div className={styles.announcement}>
    <p className={styles.announcementLine}>{text}</p>
  </div>
);
