import { matchesMedia, onMediaChange, useTypedBefore } from "@pallu/ui";
import type { ReactElement } from "react";
import { useRef, useSyncExternalStore } from "react";
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
  const dollars = useRef<HTMLInputElement>(null);
  const choose = ({ checked }: HTMLInputElement): void => setCurrency(checked ? "USD" : "INR");
  useTypedBefore(() => {
    if (dollars.current && dollars.current.checked !== dollars.current.defaultChecked)
      choose(dollars.current);
  });
  return (
    <div className={styles.row}>
      <label className={styles.currency}>
        <input
          ref={dollars}
          type="checkbox"
          role="switch"
          // The browser restores no former choice after Back: the stored one is shown.
          autoComplete="off"
          // The same in both states, and with the visible text of either (WCAG 2.5.3).
          aria-label="INR ₹ USD $, prices in US dollars"
          className={styles.input}
          checked={isDollars}
          onChange={({ target }) => choose(target)}
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
