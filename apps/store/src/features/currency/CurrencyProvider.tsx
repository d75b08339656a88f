import { currencyOf, formatMinor, formatPaise, formatPriceText, paiseOf } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import { createContext, useContext, useMemo } from "react";
import type { ReactElement, ReactNode } from "react";
import { writeItem } from "../../platform/data/storage.ts";
import { useStoredValue } from "../../platform/data/useStoredValue.ts";

const choiceOf = (currency: Currency) => ({
  currency,
  /** Stores the currency in local storage as plain text (CUR-03, CUR-05). */
  setCurrency: (next: Currency): void => writeItem("currency", next),
  /** Formats rupees of the API in the chosen currency. Text without a number is returned unchanged (CUR-12). */
  formatPrice: (rupees: number | string | null | undefined): string => {
    if (rupees === null || rupees === undefined || rupees === "") return "";
    return typeof rupees === "number"
      ? formatPaise(paiseOf(rupees), currency)
      : formatPriceText(rupees, currency);
  },
  /** Formats an amount in minor units of the chosen currency. */
  formatAmount: (minor: number): string => formatMinor(minor, currency),
});

export type CurrencyChoice = ReturnType<typeof choiceOf>;

const CurrencyContext = createContext<CurrencyChoice | null>(null);

export const CurrencyProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const currency = currencyOf(useStoredValue("currency"));
  const choice = useMemo(() => choiceOf(currency), [currency]);
  return <CurrencyContext value={choice}>{children}</CurrencyContext>;
};

/** Throws if used outside its provider (ERR-24). */
export const useCurrency = (): CurrencyChoice => {
  const choice = useContext(CurrencyContext);
  if (!choice) throw new Error("useCurrency must be used within CurrencyProvider");
  return choice;
};
