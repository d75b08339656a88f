import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { ButtiField, PalluBars, TempleEdge } from "../Textile/Textile.tsx";
import * as css from "./EndPanels.css.ts";

export interface EndPanelProps {
  /** The page's h1. */
  title: string;
  /** A sentence below it. */
  text?: ReactNode;
  /** Links that lead on. */
  actions: ReactNode;
}

/** An address that leads nowhere: 'Oops Sorry ! Page not found'. */
export function NotFoundPanel({ title, text, actions }: EndPanelProps): ReactElement {
  return (
    <div className={`${css.panel} ${css.lost}`}>
      <ButtiField clear />
      <div className={css.above}>
        <Motif name="needle" />
      </div>
      <h1 className={`${css.title} ${css.above}`} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className={`${css.text} ${css.above}`}>{text}</p>}
      <div className={css.actions}>{actions}</div>
    </div>
  );
}

/** The end of a purchase, on the rich end of the cloth. */
export function ThankYouPanel({ title, text, actions }: EndPanelProps): ReactElement {
  return (
    <div>
      <TempleEdge />
      <div className={`${css.panel} ${css.thanks}`}>
        <PalluBars />
        <h1 className={`${css.title} ${css.above}`} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className={`${css.text} ${css.above}`}>{text}</p>}
        <div className={css.actions}>{actions}</div>
      </div>
      <TempleEdge edge="end" />
    </div>
  );
}
