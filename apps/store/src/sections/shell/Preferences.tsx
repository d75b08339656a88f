import { DirectionIcon, IconButton, Inline, MoonIcon, Switch } from "@pallu/ui";
import type { ReactElement } from "react";
import { useSyncExternalStore } from "react";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { useDirectionPreference, useTheme } from "../../platform/preferences/preferences.ts";

const darkQuery = "(prefers-color-scheme: dark)";

const subscribeToSystem = (listener: () => void): (() => void) => {
  const query = window.matchMedia(darkQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

const useIsDark = (): boolean => {
  const [theme] = useTheme();
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  return theme === "dark" || (theme === "system" && systemIsDark);
};

/** The switches of the header and the mobile menu (CUR-01, CUR-02, HDR-49 to HDR-51). */
export const Preferences = (): ReactElement => {
  const { currency, setCurrency } = useCurrency();
  const [direction, setDirection] = useDirectionPreference();
  const [, setTheme] = useTheme();
  const isDark = useIsDark();
  return (
    <Inline gap="s4" wrap={false}>
      <Switch
        label="Prices in US dollars"
        labels={{ off: "INR ₹", on: "USD $" }}

        checked={currency === "USD"}
        onChange={({ target }) => setCurrency(target.checked ? "USD" : "INR")}
      />
      <IconButton
        label="Dark mode"
        icon={<MoonIcon size={20} />}
        pressed={isDark}
        onClick={() => setTheme(isDark ? "light" : "dark")}
      />
      <IconButton
        label="Right to left"
        icon={<DirectionIcon size={20} />}
        pressed={direction === "rtl"}
        onClick={() => setDirection(direction === "rtl" ? "ltr" : "rtl")}
      />
    </Inline>
  );
};
