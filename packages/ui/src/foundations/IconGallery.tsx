import { useState, type ReactElement } from "react";
import { TextField } from "../components/TextField/TextField.tsx";
import * as icons from "../icons.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as css from "./TokenDocs.css.ts";

const sizes = [16, 20, 24] as const;
const all = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other));

/** Every icon in its sizes, with a search. Pressing a name copies its import. */
export function IconGallery(): ReactElement {
  const [query, setQuery] = useState("");
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className={css.tokenDocs}>
      <div className={css.search}>
        <TextField
          label="Search icons"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={css.muted}>
          {found.length} of {all.length} icons
        </p>
      </div>
      <ul role="list" className={css.iconGrid}>
        {found.map(([name, Icon]) => (
          <li key={name} className={css.iconTile}>
            <span className={css.iconSizes}>
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
}
