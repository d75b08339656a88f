import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { TempleEdge } from "../Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "../messagePanel.css.ts";

export interface ThankYouPanelProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: ReactNode;
  /** Links to other pages. */
  actions: ReactNode;
}

/** Confirms a purchase, directly above the footer. Renders the page's h1. */
export function ThankYouPanel({ title, text, actions, ...rest }: ThankYouPanelProps): ReactElement {
  return (
    <div {...rest}>
      <TempleEdge />
      <div className={`${css.panel} ${css.thankYou}`}>
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
