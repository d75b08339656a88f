import type { PartName, ShopParts } from "@pallu/contract/shop";
import type { ReactElement, ReactNode } from "react";
import type { PageMeta } from "../platform/routing/route.ts";
import { useReadPart } from "../platform/shop/ownShop.ts";
import { partPath } from "../platform/shop/parts.ts";
import { PageTop } from "../platform/ui/PageTop.tsx";
import { RetryPanel } from "../platform/ui/Retry.tsx";
import { NotFound } from "../sections/NotFound.tsx";

/** What the head and the heading of a page take from its part. */
interface Headed {
  title?: string;
  intro?: string;
}

type PageName = {
  [Name in PartName]: ShopParts[Name] extends Headed ? Name : never;
}[PartName];

/** Returns the metadata of a page that shows a part. Without the part the page does not exist. */
export const partMeta = (name: PageName, title: string): PageMeta => ({
  title,
  description: title,
  reads: () => [partPath(name), partPath(name)],
  resolve: (_match, read) => {
    const part = read(partPath(name)) as Headed | null | undefined;
    if (part === undefined || part === null)
      return { title, description: title, isMissing: part === null };
    return { title: part.title ?? title, description: part.intro ?? part.title ?? title };
  },
});

/** Returns a page that shows a part below its heading. */
export const partPage = <Name extends PageName>(
  name: Name,
  title: string,
  content: (part: ShopParts[Name]) => ReactNode,
) => {
  const PartPage = (): ReactElement => {
    const { part, error, reload } = useReadPart(name);
    if (part === null) return <NotFound />;
    const headed: Headed = part ?? {};
    return (
      <PageTop title={headed.title ?? title} text={headed.intro}>
        {part && content(part)}
        {!part && error !== undefined && <RetryPanel onRetry={reload} />}
      </PageTop>
    );
  };
  return PartPage;
};
