import type { ReactElement, ReactNode } from "react";
import { MetaList } from "../../components/MetaList/MetaList.tsx";
import type { MetaItem } from "../../components/MetaList/MetaList.tsx";
import { TempleEdge } from "../Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PaymentPanel.css.ts";

/** Drawings of a thread per state: with a needle, knotted or cut. */
const drawings = {
  pending: (
    <>
      <path d="M4 30c60-34 120 30 180 0s120 20 196-2" />
      <path d="M372 22 540 30 372 38c-6-4-6-12 0-16zM380 30h12" className={styles.steel} />
    </>
  ),
  completed: (
    <>
      <path d="M4 30h230c40 0 50-22 30-24s-18 46 14 46 34-22-6-22h264" />
      <path d="M524 26v8M530 27v6" />
    </>
  ),
  failed: (
    <>
      <path d="M4 30h226c14 0 22 4 30 12M4 30" />
      <path d="M536 30H312c-14 0-20-4-28-14" />
      <path d="M258 8l26 44M286 8l-26 44" className={styles.steel} />
    </>
  ),
} as const;

export interface PaymentPanelProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text: ReactNode;
  /** State of the payment. Selects the drawing. */
  status: keyof typeof drawings;
  /** Items and amounts of the payment. */
  facts?: readonly MetaItem[];
  /** Links and buttons for the next step. */
  actions: ReactNode;
  /** Text below the actions. */
  note?: string;
  /** Id of the note, for `aria-describedby` on the actions. */
  noteId?: string;
}

/** The state of a payment. Renders the page's h1. */
export const PaymentPanel = ({
  title,
  text,
  status,
  facts = [],
  actions,
  note,
  noteId,
  ...rest
}: PaymentPanelProps): ReactElement => (
  <div {...rest} className={styles.background}>
    <div className={styles.panel}>
      <TempleEdge block="surface" />
      <div className={styles.content}>
        <svg aria-hidden="true" focusable="false" viewBox="0 0 540 60" className={styles.drawing}>
          {variantOf(drawings, status)}
        </svg>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {facts.length > 0 && <MetaList layout="ledger" items={facts} />}
        <div className={styles.actions}>{actions}</div>
        {note !== undefined && (
          <p id={noteId} className={styles.note}>
            {note}
          </p>
        )}
      </div>
      <TempleEdge edge="end" block="surface" />
    </div>
  </div>
);
