import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
} from "../../components/Dialog/Dialog.tsx";
import type { DialogContentProps, DialogStateProps } from "../../components/Dialog/Dialog.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import * as slider from "../../components/RangeSlider/RangeSlider.css.ts";
import type { Messages } from "../../provider/messages.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import { startDragScroll } from "../ClothStrip/startDragScroll.ts";
import * as styles from "./LifeSizeDialog.css.ts";
import { cardOutline, DEFAULT_PX_PER_CM, pxOf, pxPerCmRange, pxPerInch } from "./scale.ts";

export interface LifeSizeDialogProps
  extends DialogStateProps, Omit<DialogContentProps, "title" | "children"> {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Says what the picture shows and how large it is. */
  text: string;
  /** Accessible name of the cloth, which scrolls sideways. */
  clothLabel: string;
  /** Picture of cloth that lies flat. The border is at its lower edge. */
  picture: ReactNode;
  /** Width of the cloth in the picture, in metres. */
  widthM: number;
  /** Width of the border in metres, from the lower edge of the picture. */
  borderM: number;
  /** CSS px per centimetre of this screen. Without it the size is an estimate, and the dialog says so. */
  pxPerCm?: number;
  /** Called with the CSS px per centimetre when the visitor has measured the screen with a bank card. */
  onMeasure: (pxPerCm: number) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["lifeSize"]>;
}

export const lifeSizeLabels: Messages["lifeSize"] = {
  estimate: "This size is an estimate, because screens differ. Measure yours with a bank card.",
  measured: "This is the real size: the screen was measured with a bank card.",
  measure: "Measure the screen",
  howTo:
    "Lay a bank card upright on the outline, at its upper corner. Move the slider until the other two edges match as well.",
  size: "Size of the outline",
  resolution: (pixels) => `${pixels} pixels per inch`,
  confirm: "The edges match",
  centimetre: (centimetres) => `${centimetres} cm`,
  hint: "Drag, scroll or press the arrow keys.",
};

/** Every fifth centimetre of the ruler has a figure. */
const FIGURE_STEP = 5;

interface ScaleSliderProps {
  value: number;
  onChange: (pxPerCm: number) => void;
  words: Messages["lifeSize"];
}

const ScaleSlider = ({ value, onChange, words }: ScaleSliderProps): ReactElement => {
  const direction = useUi().dir;
  const { min, max } = pxPerCmRange;
  return (
    <Root
      dir={direction}
      className={slider.slider}
      style={inlineVars({
        [slider.lowShare]: "0",
        [slider.highShare]: String((value - min) / (max - min)),
      })}
      min={min}
      max={max}
      step={0.1}
      value={[value]}
      onValueChange={([next = value]) => onChange(next)}
    >
      <Track className={slider.track}>
        <Range className={slider.fill} />
      </Track>
      <Thumb
        className={slider.highThumb}
        aria-label={words.size}
        aria-valuetext={words.resolution(pxPerInch(value))}
      />
    </Root>
  );
};

interface ClothProps extends Pick<
  LifeSizeDialogProps,
  "clothLabel" | "picture" | "widthM" | "borderM"
> {
  pxPerCm: number;
  words: Messages["lifeSize"];
}

const Cloth = ({
  clothLabel,
  picture,
  widthM,
  borderM,
  pxPerCm,
  words,
}: ClothProps): ReactElement => {
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => (scroller.current ? startDragScroll(scroller.current) : undefined), []);
  return (
    <div>
      <section
        ref={scroller}
        aria-label={clothLabel}
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.scroller}
      >
        <div
          className={styles.track}
          style={{ gridTemplateColumns: `auto ${pxOf(widthM, pxPerCm)}px` }}
        >
          <div aria-hidden className={styles.side}>
            <div className={styles.mark} style={{ blockSize: pxOf(borderM, pxPerCm) }}>
              <bdi className={styles.figure}>
                {words.centimetre(Math.round(borderM * 1000) / 10)}
              </bdi>
            </div>
          </div>
          <div aria-hidden className={styles.ruler}>
            {Array.from({ length: Math.round(widthM * 100) }, (_, centimetre) => {
              const hasFigure = centimetre % FIGURE_STEP === 0;
              return (
                <span
                  key={centimetre}
                  className={classNames(styles.tick, hasFigure && styles.labelled)}
                  style={{ insetInlineStart: centimetre * pxPerCm }}
                >
                  {hasFigure && words.centimetre(centimetre)}
                </span>
              );
            })}
          </div>
          <div className={styles.cloth}>{picture}</div>
        </div>
      </section>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
    </div>
  );
};

type BodyProps = Pick<
  LifeSizeDialogProps,
  "text" | "clothLabel" | "picture" | "widthM" | "borderM" | "pxPerCm" | "onMeasure" | "labels"
>;

const Body = ({ text, pxPerCm, onMeasure, labels, ...cloth }: BodyProps): ReactElement => {
  const words = useLabels("lifeSize", lifeSizeLabels, labels);
  const measureId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const current = pxPerCm ?? DEFAULT_PX_PER_CM;
  /** The scale while measuring. It counts only when it is confirmed. */
  const [draft, setDraft] = useState<number>();
  const isMeasuring = draft !== undefined;
  const confirm = (): void => {
    opener.current?.focus();
    onMeasure(draft ?? current);
    setDraft(undefined);
  };
  return (
    <DialogBody>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <Notice tone={pxPerCm === undefined ? "info" : "success"}>
          {pxPerCm === undefined ? words.estimate : words.measured}
        </Notice>
        <div>
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            aria-expanded={isMeasuring}
            aria-controls={isMeasuring ? measureId : undefined}
            onClick={() => setDraft(isMeasuring ? undefined : current)}
          >
            {words.measure}
          </Button>
        </div>
        {isMeasuring && (
          <div id={measureId} className={styles.measure}>
            <p className={styles.text}>{words.howTo}</p>
            <div>
              <span aria-hidden className={styles.sliderLabel}>
                {words.size}
              </span>
              <ScaleSlider value={draft} onChange={setDraft} words={words} />
            </div>
            <div>
              <Button size="small" onClick={confirm}>
                {words.confirm}
              </Button>
            </div>
            <div aria-hidden className={styles.place}>
              <div className={styles.card} style={cardOutline(draft)} />
            </div>
          </div>
        )}
        <Cloth {...cloth} pxPerCm={draft ?? current} words={words} />
      </div>
    </DialogBody>
  );
};

/**
 * A dialog that shows the border of a cloth at its real size, with a ruler. The visitor measures the screen by laying a
 * bank card on an outline.
 */
export const LifeSizeDialog = ({
  open,
  defaultOpen,
  onOpenChange,
  title,
  text,
  clothLabel,
  picture,
  widthM,
  borderM,
  pxPerCm,
  onMeasure,
  labels,
  ...rest
}: LifeSizeDialogProps): ReactElement => (
  <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
    <DialogContent size="large" {...rest}>
      <DialogHeader>{title}</DialogHeader>
      <Body {...{ text, clothLabel, picture, widthM, borderM, pxPerCm, onMeasure, labels }} />
    </DialogContent>
  </DialogRoot>
);
