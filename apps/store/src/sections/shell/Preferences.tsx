import { matchesMedia, onMediaChange } from "@pallu/ui";
import type { ReactElement } from "react";
import { useSyncExternalStore } from "react";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { useDirectionPreference, useTheme } from "../../platform/preferences/preferences.ts";
import * as styles from "./Preferences.css.ts";

const darkQuery = "(prefers-color-scheme: dark)";

const subscribeToSystem = (listener: () => void): (() => void) =>
  onMediaChange(darkQuery, listener);

const useIsDark = (): boolean => {
  const [theme] = useTheme();
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => matchesMedia(darkQuery),
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
  const isDollars = currency === "USD";
  return (
    <div className={styles.row}>
      <label className={styles.currency}>
        <input
          type="checkbox"
          role="switch"
          // The browser restores no former choice after Back: the stored one is shown.
          autoComplete="off"
          // The same in both states, and with the visible text of either (WCAG 2.5.3).
          aria-label="INR ₹ USD $, prices in US dollars"
          className={styles.input}
          checked={isDollars}
          onChange={({ target }) => setCurrency(target.checked ? "USD" : "INR")}
        />
        <bdi aria-hidden className={styles.word}>
          {isDollars ? "USD $" : "INR ₹"}
        </bdi>
      </label>
      <button
        type="button"
        className={styles.word}
        aria-pressed={isDark}
        onClick={() => setTheme(isDark ? "light" : "dark")}
      >
        Dark mode
      </button>
      <button
        type="button"
        className={styles.word}
        aria-pressed={direction === "rtl"}
        onClick={() => setDirection(direction === "rtl" ? "ltr" : "rtl")}
      >
        Right to left
      </button>
    </div>
  );
};
