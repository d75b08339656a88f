import {
  BrandFacebookIcon,
  BrandPinterestIcon,
  BrandWhatsappIcon,
  BrandXIcon,
  IconButton,
  IconLink,
  Inline,
  LinkIcon,
  Text,
} from "@pallu/ui";
import { useId } from "react";
import type { ReactElement } from "react";
import { notify } from "../features/notices/notices.tsx";
import { NOTICE_MS } from "../features/personalList/additions.ts";
import { useOrigin } from "../platform/routing/head.tsx";

interface ShareLinksProps {
  name: string;
  /** Path and query of the page. */
  path: string;
}

const networks = [
  {
    name: "WhatsApp",
    icon: <BrandWhatsappIcon />,
    href: (url: string, text: string) => `https://wa.me/?text=${text}%20${url}`,
  },
  {
    name: "Facebook",
    icon: <BrandFacebookIcon />,
    href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    name: "X",
    icon: <BrandXIcon />,
    href: (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`,
  },
  {
    name: "Pinterest",
    icon: <BrandPinterestIcon />,
    href: (url: string, text: string) =>
      `https://www.pinterest.com/pin/create/button/?url=${url}&description=${text}`,
  },
] as const;

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    notify({ text: "Link copied", tone: "success", durationMs: NOTICE_MS });
  } catch {
    // The clipboard needs a secure context and a permission; otherwise the URL is shown to be copied.
    window.prompt("Copy this link", url);
  }
};

/** Links to share the page, without scripts or requests of third parties (PDP-17). */
export const ShareLinks = ({ name, path }: ShareLinksProps): ReactElement => {
  const id = useId();
  const url = `${useOrigin()}${path}`;
  return (
    <div role="group" aria-labelledby={id}>
      <Inline gap="s4">
        <Text as="span" size="small" tone="muted" id={id}>
          Share
        </Text>
        <IconButton label="Copy link" icon={<LinkIcon />} onClick={() => void copy(url)} />
        {networks.map((network) => (
          <IconLink
            key={network.name}
            label={`Share on ${network.name} (opens in a new tab)`}
            icon={network.icon}
            href={network.href(encodeURIComponent(url), encodeURIComponent(name))}
            target="_blank"
            rel="noreferrer"
          />
        ))}
      </Inline>
    </div>
  );
};
