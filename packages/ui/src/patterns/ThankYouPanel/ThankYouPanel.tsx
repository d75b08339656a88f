import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { TempleEdge } from "../Textile/Textile.tsx";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "../messagePanel.css.ts";

export interface ThankYouPanelProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: ReactNode;
  /** Links to other pages. */
  actions: ReactNode;
  /** Fills half of the panel on wide screens, else a band above the texts. */
  picture?: ReactNode;
}

/** Confirms a purchase, directly above the footer. Renders the page's h1. */
export function ThankYouPanel({
  title,
  text,
  actions,
  picture,
  ...rest
}: ThankYouPanelProps): ReactElement {
  const hasPicture = picture !== undefined;
  return (
    <div {...rest}>
      <TempleEdge />
      <div className={classNames(css.panel, css.thankYou, hasPicture && css.withPicture)}>
        {hasPicture && (
          <div className={css.picture}>
            <div className={css.filling}>{picture}</div>
          </div>
        )}
        <div className={css.above}>
          <Motif name="parcel" />
        </div>
        <h1 className={`${css.title} ${css.above}`} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className={`${css.text} ${css.above}`}>{text}</p>}
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  );
}
