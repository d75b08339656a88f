import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { TempleEdge } from "../../patterns/Textile/Textile.tsx";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "../messagePanel.css.ts";

export interface ThankYouPanelProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: ReactNode;
  /** Links to other pages. */
  actions: ReactNode;
  /** Fills half of the panel on wide screens, else a band above the texts. */
  picture?: ReactNode;
  /** Whether the footer follows: the panel fills the screen and continues in it. @default true */
  endsPage?: boolean;
}

/** Confirms a purchase. Renders the page's h1. */
export const ThankYouPanel = ({
  title,
  text,
  actions,
  picture,
  endsPage = true,
  ...rest
}: ThankYouPanelProps): ReactElement => {
  const hasPicture = picture !== undefined;
  return (
    <div {...rest}>
      <TempleEdge />
      <div
        className={classNames(
          styles.panel,
          styles.thankYou,
          endsPage && styles.endsPage,
          hasPicture && styles.withPicture,
        )}
      >
        {hasPicture && (
          <div className={styles.picture}>
            <div className={styles.filling}>{picture}</div>
          </div>
        )}
        <div className={styles.above}>
          <Motif name="parcel" />
        </div>
        <h1 className={`${styles.title} ${styles.above}`} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className={`${styles.text} ${styles.above}`}>{text}</p>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
};
