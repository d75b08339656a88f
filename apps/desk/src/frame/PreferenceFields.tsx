import { Select } from "@pallu/ui";
import type { ReactElement } from "react";
import * as styles from "./Frame.css.ts";
import { usePreference } from "../platform/preferences.ts";
import type { Preferences } from "../platform/preferences.ts";

/** Theme, direction and single keys, as stored in this browser. */
export const PreferenceFields = (): ReactElement => {
  const [theme, setTheme] = usePreference("theme");
  const [dir, setDir] = usePreference("dir");
  const [keys, setKeys] = usePreference("keys");
  return (
    <>
      <Select
        label="Theme"
        value={theme}
        onChange={({ target }) => setTheme(target.value as Preferences["theme"])}
        options={[
          { value: "system", label: "As the system" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <Select
        label="Direction"
        value={dir}
        onChange={({ target }) => setDir(target.value as Preferences["dir"])}
        options={[
          { value: "ltr", label: "Left to right" },
          { value: "rtl", label: "Right to left" },
        ]}
      />
      <div className={styles.withKeyboard}>
        <Select
          label="Single keys"
          value={keys}
          onChange={({ target }) => setKeys(target.value as Preferences["keys"])}
          options={[
            { value: "on", label: "On" },
            { value: "off", label: "Off" },
          ]}
        />
      </div>
    </>
  );
};
