import { formatPaise, paiseOf } from "@pallu/contract";
import { ChevronDownIcon, ChevronUpIcon, Stack, TextField } from "@pallu/ui";
import { useEffect, useId, useState } from "react";
import type { ComponentType, KeyboardEvent, ReactElement } from "react";
import type { RangeSliderProps } from "@pallu/ui/range-slider";
import { priceRange } from "../../features/catalogue/catalogue.logic.ts";
import type { PriceBounds } from "../../features/catalogue/catalogue.query.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import * as styles from "./CataloguePage.css.ts";

type Slider = ComponentType<RangeSliderProps>;

let loadedSlider: Slider | null = null;

/** The slider's code comes after the page; until then the two fields do its work. */
const useSlider = (isWanted: boolean): Slider | null => {
  const [slider, setSlider] = useState<Slider | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const load = async (): Promise<void> => {
      loadedSlider ??= (await import("@pallu/ui/range-slider")).RangeSlider;
      if (!isGone) setSlider(() => loadedSlider);
    };
    // Without the slider the fields remain.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return slider;
};

interface PriceFilterProps {
  bounds: PriceBounds;
  /** Rupees; null for an end that was not moved. */
  chosen: readonly [low: number | null, high: number | null];
  /** The slider is in sight and may be fetched. */
  isInSight: boolean;
  onMove: (bounds: PriceBounds) => void;
  onSettle: (bounds: PriceBounds) => void;
}

const labels = ["Lowest price", "Highest price"] as const;

const names = ["min", "max"] as const;

/** A typed amount within the range; null for text that is none. */
const amountOf = (typed: string): number | null => {
  const number = Number(typed);
  if (typed.trim() === "" || !Number.isFinite(number)) return null;
  return Math.max(priceRange.min, Math.min(priceRange.max, Math.round(number)));
};

const PriceFields = ({ bounds, chosen, onSettle }: PriceFilterProps): ReactElement => {
  const [low, high] = bounds;
  const settle = (end: 0 | 1, typed: string): void => {
    const amount = amountOf(typed);
    if (amount === null || amount === bounds[end]) return;
    onSettle(end === 0 ? [Math.min(amount, high), high] : [low, Math.max(amount, low)]);
  };
  const field = (end: 0 | 1): ReactElement => (
    <TextField
      key={bounds[end]}
      label={labels[end]}
      // As a form without scripts sends them: an end that was not moved is empty and leaves nothing out.
      name={names[end]}
      placeholder={String(bounds[end])}
      latin
      inputMode="numeric"
      autoComplete="off"
      defaultValue={chosen[end] ?? ""}
      onBlur={(event) => settle(end, event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") settle(end, event.currentTarget.value);
      }}
    />
  );
  return (
    <div className={styles.priceFields}>
      {field(0)}
      {field(1)}
    </div>
  );
};

/** The collapsible price range, in rupees whatever the currency (CAT-04 to CAT-08). */
export const PriceFilter = (props: PriceFilterProps): ReactElement => {
  const { bounds, isInSight, onMove, onSettle } = props;
  const { currency, price } = useCurrency();
  const [isOpen, setIsOpen] = useState(true);
  const panelId = useId();
  const Slider = useSlider(isInSight && isOpen);
  const rupees = (amount: number): string => {
    const text = formatPaise(paiseOf(amount), "INR");
    return currency === "INR" ? text : `${text} (${price(amount)})`;
  };
  return (
    <Stack gap="s8">
      <h2 className={styles.groupHead}>
        <button
          type="button"
          className={styles.groupButton}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Price Range
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className={styles.priceRoom}>
        {Slider ? (
          <Slider
            legend="Price Range"
            hideLegend
            {...priceRange}
            value={bounds}
            labels={labels}
            format={rupees}
            onChange={onMove}
            onCommit={onSettle}
          />
        ) : (
          <PriceFields {...props} />
        )}
      </div>
    </Stack>
  );
};
