import { formatPaise, paiseOf } from "@pallu/contract";
import { FilterGroup } from "@pallu/ui";
import { RangeSlider } from "@pallu/ui/range-slider";
import type { ReactElement } from "react";
import { priceRange } from "../../features/catalogue/catalogue.rules.ts";
import type { PriceBounds } from "../../features/catalogue/catalogueQuery.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

interface PriceFilterProps {
  bounds: PriceBounds;
  /** Maximum of the slider in rupees. */
  end: number;
  /** Rupees. Null for an unmoved thumb. */
  chosen: readonly [low: number | null, high: number | null];
  onMove: (bounds: PriceBounds) => void;
  onSettle: (bounds: PriceBounds) => void;
}

/** Renders the collapsible price range, in rupees in any currency (CAT-04 to CAT-08). */
export const PriceFilter = ({
  bounds,
  end,
  chosen: [low, high],
  onMove,
  onSettle,
}: PriceFilterProps): ReactElement => {
  const { currency, formatPrice } = useCurrency();
  const rupees = (amount: number): string => {
    const text = formatPaise(paiseOf(amount), "INR");
    return currency === "INR" ? text : `${text} (${formatPrice(amount)})`;
  };
  return (
    <FilterGroup title="Price Range" collapsible>
      <RangeSlider
        legend="Price Range"
        hideLegend
        {...priceRange}
        max={end}
        openEnd
        value={bounds}
        boundLabels={["Lowest price", "Highest price"]}
        // Field names for submits without JavaScript. An unmoved thumb sets no limit.
        names={["min", "max"]}
        unset={[low === null, high === null]}
        format={rupees}
        onChange={onMove}
        onCommit={onSettle}
      />
    </FilterGroup>
  );
};
