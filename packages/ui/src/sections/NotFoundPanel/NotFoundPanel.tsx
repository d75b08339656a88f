import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { ButtiField } from "../../patterns/Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "../messagePanel.css.ts";

export interface NotFoundPanelProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: ReactNode;
  /** Links to other pages. */
  actions: ReactNode;
}

/** The content of the 404 page. Renders the page's h1. */
export const NotFoundPanel = ({
  title,
  text,
  actions,
  ...rest
}: NotFoundPanelProps): ReactElement => (
  <div {...rest} className={`${styles.panel} ${styles.notFound}`}>
    <ButtiField clear />
    <div className={styles.above}>
      <Motif name="needle" />
    </div>
    <h1 className={`${styles.title} ${styles.above}`} tabIndex={-1}>
      {title}
    </h1>
    {text !== undefined && <p className={`${styles.text} ${styles.above}`}>{text}</p>}
    <div className={styles.actions}>{actions}</div>
  </div>
);
