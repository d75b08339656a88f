import { AnchorMdx, DocsContext } from "@storybook/addon-docs/blocks";
import {
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
} from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import titles from "virtual:guide-titles";

type LinkProps = PropsWithChildren<AnchorHTMLAttributes<HTMLAnchorElement>>;

const isEntry = (href: string | undefined): href is string => href?.startsWith("?path=") === true;

/** Returns the URL of the documentation page with a title of the sidebar. */
const docsLink = (title: string): string =>
  `?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}--docs`;

/** Returns the URL of the page of an MDX file, such as `../Select/Select.mdx`. Other URLs stay as they are. */
const toPage = (href: string | undefined): string | undefined => {
  const title = titles[/([^/]+)\.mdx$/.exec(href ?? "")?.[1] ?? ""];
  return title === undefined ? href : docsLink(title);
};

/**
 * Returns the attributes of a link to an MDX file or to an entry of this Storybook, such as `?path=/story/forms-select--default`.
 * A documentation page is in a frame, so a press asks the manager to go there, which keeps the toolbar's choices. A link with
 * choices of its own (`globals`) loads the manager with them. A press with a modifier opens the manager in another tab. Other links
 * stay as they are.
 */
const useEntryLink = <Props extends LinkProps>(props: Props): Props => {
  const { channel } = useContext(DocsContext);
  const href = toPage(props.href);
  if (!isEntry(href)) return props;
  const link = { ...props, href: `./${href}`, target: "_top" };
  // Storybook does not handle presses of absolute links.
  if (new URLSearchParams(href).has("globals"))
    return { ...link, href: new URL(link.href, location.href).href };
  return {
    ...link,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      channel.emit(NAVIGATE_URL, href);
    },
  };
};

/** A link of a documentation page. Storybook renders the links of MDX files with it. */
export const DocsLink = (props: LinkProps & { href: string }): ReactElement => (
  <AnchorMdx target="_self" {...useEntryLink(props)} />
);

/** A link without Storybook's style, for a component in an example. */
export const PlainDocsLink = (props: LinkProps): ReactElement => <a {...useEntryLink(props)} />;
