import type { ReactElement, ReactNode } from "react";
import { Cloth } from "../Cloth/Cloth.tsx";
import type { ClothLook } from "../Cloth/Cloth.tsx";
import * as css from "./PaymentMethods.css.ts";

/** Marks of our own on a field of 48 by 32: what the method is, never the sign of a company. */
const marks = {
  chevron: <path d="M11 7h6l6 12 9-12h6L26 26h-6z" className={css.solid} />,
  rings: (
    <>
      <circle cx="19" cy="16" r="9" />
      <circle cx="29" cy="16" r="9" />
    </>
  ),
  wallet: (
    <>
      <path d="M10 11h26v14H10zM10 11l20-5v5M36 15h-8a3 3 0 0 0 0 6h8" />
      <circle cx="29" cy="18" r="1" className={css.solid} />
    </>
  ),
  hand: (
    <>
      <path d="M12 6h24v12H12zM24 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
      <path d="M8 27c5-5 8-5 12-3h7M20 24h10l9-4" />
    </>
  ),
  card: (
    <>
      <path d="M9 7h30v19H9zM13 21h8M30 21h5" />
      <path d="M9 11h30v4H9z" className={css.solid} />
    </>
  ),
} as const;

/** A drawing by its name, or a word where there is none. */
export type PaymentMark = keyof typeof marks | { word: string };

const drawingOf = (mark: PaymentMark): ReactNode =>
  typeof mark === "string" ? (
    marks[mark]
  ) : (
    <text x="24" y="20" textLength={mark.word.length > 6 ? 46 : undefined} className={css.letters}>
      {mark.word}
    </text>
  );

export interface PaymentMethod {
  name: string;
  text?: string;
  mark: PaymentMark;
  /** What its card is woven of. */
  cloth: ClothLook;
}

export interface PaymentMethodsProps {
  /** The list's name. */
  label: string;
  /** Names a mark: 'Visa mark'. */
  markLabel: (name: string) => string;
  /** In the order of the list. */
  methods: readonly PaymentMethod[];
  /** Stands after the last card. */
  aside?: ReactNode;
}

/** What the shop takes: a tray of woven cards, each with its mark. */
export function PaymentMethods({
  label,
  markLabel,
  methods,
  aside,
}: PaymentMethodsProps): ReactElement {
  return (
    <div className={css.tray}>
      <ul role="list" aria-label={label} className={css.list}>
        {methods.map(({ name, text, mark, cloth }) => (
          <li key={name} className={css.method}>
            <div className={css.card}>
              <Cloth {...cloth} />
              <span className={css.mark}>
                <svg
                  role="img"
                  aria-label={markLabel(name)}
                  focusable="false"
                  viewBox="0 0 48 32"
                  className={css.drawing}
                >
                  {drawingOf(mark)}
                </svg>
              </span>
            </div>
            <div>
              <p className={css.name}>{name}</p>
              {text !== undefined && <p className={css.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
