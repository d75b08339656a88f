import { formatPaise, paiseOf } from "@pallu/contract";
import { ChevronDownIcon, ChevronUpIcon, Stack } from "@pallu/ui";
import { RangeSlider } from "@pallu/ui/range-slider";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { priceRange } from "../../features/catalogue/catalogue.logic.ts";
import type { PriceBounds } from "../../features/catalogue/catalogue.query.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import * as styles from "./CataloguePage.css.ts";

interface PriceFilterProps {
  bounds: PriceBounds;
  /** Rupees. Null for an unmoved thumb. */
  chosen: readonly [low: number | null, high: number | null];
  onMove: (bounds: PriceBounds) => void;
  onSettle: (bounds: PriceBounds) => void;
}

/** Renders the collapsible price range, in rupees in any currency (CAT-04 to CAT-08). */
export const PriceFilter = ({
  bounds,
  chosen: [low, high],
  onMove,
  onSettle,
}: PriceFilterProps): ReactElement => {
  const { currency, price } = useCurrency();
  const [isOpen, setIsOpen] = useState(true);
  const panelId = useId();
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
      <div id={panelId} hidden={!isOpen}>
        <RangeSlider
          legend="Price Range"
          hideLegend
          {...priceRange}
          value={bounds}
          labels={["Lowest price", "Highest price"]}
          // Field names for submits without JavaScript. An unmoved thumb sets no limit.
          names={["min", "max"]}
          unset={[low === null, high === null]}
          format={rupees}
          onChange={onMove}
          onCommit={onSettle}
        />
      </div>
    </Stack>
  );
};
