import { useEffect, useId, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { startDragScroll } from "./startDragScroll.ts";
import * as styles from "./ClothStrip.css.ts";

export interface ClothPart {
  /** Name of the part, for example "Pallu". */
  label: string;
  /** Text below the name, for example "78 cm". */
  detail?: string;
  /** Length of the part in metres. Determines its width in the strip. */
  lengthM: number;
}

export interface ClothStripProps extends RootProps<"div"> {
  /** Accessible name of the strip. */
  label: string;
  /** Picture of the whole cloth laid flat. The first part is at its left. */
  picture: ReactNode;
  /** Width of the cloth in metres. */
  widthM: number;
  /** The parts of the cloth from its beginning to its end, without gaps. */
  parts: readonly ClothPart[];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["clothStrip"]>;
}

export const clothStripLabels: Messages["clothStrip"] = {
  hint: "Drag, scroll or press the arrow keys.",
  metre: (metres) => `${metres} m`,
};

/**
 * A length of cloth with the names of its parts and a ruler. A native scroller: works by touch, wheel and keys without
 * JavaScript. A mouse drags it.
 */
export const ClothStrip = ({
  label,
  picture,
  widthM,
  parts,
  labels,
  ...rest
}: ClothStripProps): ReactElement => {
  const words = useLabels("clothStrip", clothStripLabels, labels);
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => (scroller.current ? startDragScroll(scroller.current) : undefined), []);
  const totalM = parts.reduce((sum, { lengthM }) => sum + lengthM, 0);
  return (
    <div {...rest} className={styles.root}>
      <section
        ref={scroller}
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.scroller}
      >
        <div
          className={styles.track}
          style={inlineVars({ [styles.ratio]: String(totalM / widthM) })}
        >
          <ul
            role="list"
            className={styles.parts}
            style={{
              gridTemplateColumns: parts.map(({ lengthM }) => `minmax(0, ${lengthM}fr)`).join(" "),
            }}
          >
            {parts.map(({ label: part, detail }) => (
              <li key={part} className={styles.part}>
                <span className={styles.label}>
                  <span className={styles.name}>{part}</span>{" "}
                  {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.cloth}>{picture}</div>
          <div aria-hidden className={styles.ruler}>
            {Array.from({ length: Math.ceil(totalM) }, (_, metre) => (
              <span
                key={metre}
                className={styles.tick}
                style={{ insetInlineStart: `${(metre / totalM) * 100}%` }}
              >
                {words.metre(metre)}
              </span>
            ))}
          </div>
        </div>
      </section>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
    </div>
  );
};
