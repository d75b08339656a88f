import { Heading, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import * as styles from "./files.css.ts";

const catalogueFiles = ["products.csv", "variants.csv", "subcategories.csv"] as const;

/** The files that the shop writes: the catalogue as an import reads it. */
export const Downloads = (): ReactElement => (
  <section aria-labelledby="files-export">
    <Stack gap="s12">
      <Heading level={2} size="h4" id="files-export">
        Export
      </Heading>
      <Text>
        The catalogue as three files. An import of unchanged files changes nothing, so that you can
        edit them and import them again.
      </Text>
      <ul className={styles.list}>
        {catalogueFiles.map((file) => (
          <li key={file}>
            <a href={`/api/desk/exports/catalogue/${file}`} download={file}>
              {file}
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  </section>
);
