import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "../../layout/SkipLink/SkipLink.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { BottomBar } from "./BottomBar.tsx";
import type { FrameItem } from "./FrameLink.tsx";
import { SideNav } from "./SideNav.tsx";
import * as styles from "./AppFrame.css.ts";

export interface AppFrameProps extends RootProps<"div"> {
  /** Name of the shop or the tool. */
  brand: ReactNode;
  /** All pages, in display order. */
  items: readonly FrameItem[];
  /** URLs of the pages that a phone always shows. At most four. @default the first four of `items` */
  bottom?: readonly string[];
  /** What is below the links, for example the name of the person and a button to sign out. Rendered twice. */
  foot?: ReactNode;
  /** `id` of the main content, to which the skip link leads. @default "main" */
  mainId?: string;
  /** The page. */
  children: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["appFrame"]>;
}

export const appFrameLabels: Messages["appFrame"] = { skip: "Skip to content", nav: "Desk" };

/**
 * The frame of a tool: skip link, navigation at the side or at the lower edge of a phone, and the page. Bars of the page, such
 * as `SaveBar`, stay above the lower navigation.
 */
export const AppFrame = ({
  brand,
  items,
  bottom = items.slice(0, 4).map(({ href }) => href),
  foot,
  mainId = "main",
  children,
  labels,
  ...rest
}: AppFrameProps): ReactElement => {
  const texts = useLabels("appFrame", appFrameLabels, labels);
  const isFirst = ({ href }: FrameItem): boolean => bottom.includes(href);
  return (
    <div {...rest} className={styles.frame}>
      <SkipLink href={`#${mainId}`}>{texts.skip}</SkipLink>
      <SideNav label={texts.nav} brand={brand} items={items} foot={foot} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomBar
        label={texts.nav}
        items={items.filter(isFirst)}
        more={items.filter((item) => !isFirst(item))}
        foot={foot}
      />
    </div>
  );
};
