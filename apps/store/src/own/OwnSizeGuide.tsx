import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { Stack } from "@pallu/ui";
import type { ReactElement } from "react";
import { usePart } from "../platform/shop/ownShop.ts";
import { OwnTable } from "./OwnTable.tsx";
import { OwnText } from "./OwnText.tsx";
import * as styles from "./own.css.ts";

interface SizeGuideProps {
  /** Subcategory of the product. */
  subCategoryId: Id | null | undefined;
}

/** The measures of a product's sizes: the guide of its subcategory, else the one for all. Opens without scripts. */
export const OwnSizeGuide = ({ subCategoryId }: SizeGuideProps): ReactElement | null => {
  const { sizeGuides = [] } = usePart("product") ?? {};
  const guide =
    sizeGuides.find(({ subCategoryIds }) =>
      subCategoryIds?.some((id) => sameId(id, subCategoryId)),
    ) ?? sizeGuides.find(({ subCategoryIds }) => !subCategoryIds);
  if (!guide) return null;
  const { title, columns, rows, text } = guide;
  return (
    <details>
      <summary className={styles.guide}>{title}</summary>
      <Stack gap="s16">
        <OwnTable caption={title} hideCaption columns={columns} rows={rows} />
        {text && <OwnText text={text} below={1} />}
      </Stack>
    </details>
  );
};
