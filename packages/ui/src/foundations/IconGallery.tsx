import { useState, type ReactElement } from "react";
import { TextField } from "../components/TextField/TextField.tsx";
import * as icons from "../icons.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./TokenDocs.css.ts";

const sizes = [16, 20, 24] as const;
const all = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other));

/** Every icon in its sizes, with a search. Pressing a name copies its import. */
export const IconGallery = (): ReactElement => {
  const [query, setQuery] = useState("");
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className={styles.tokenDocs}>
      <div className={styles.search}>
        <TextField
          label="Search icons"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.muted}>
          {found.length} of {all.length} icons
        </p>
      </div>
      <ul role="list" className={styles.iconGrid}>
        {found.map(([name, Icon]) => (
          <li key={name} className={styles.iconTile}>
            <span className={styles.iconSizes}>
              {sizes.map((size) => (
                <Icon key={size} size={size} />
              ))}
            </span>
            <CopyButton
              text={`import { ${name} } from "@pallu/ui";`}
              label={`Copy import of ${name}`}
            >
              {name}
            </CopyButton>
          </li>
        ))}
      </ul>
    </div>
  );
};
