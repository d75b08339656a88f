import type { ShopEmblem, ShopParts } from "@pallu/contract/shop";
import { textBlocks } from "@pallu/contract/shopText";
import type { TextInline } from "@pallu/contract/shopText";

/** The shop as mails, invoices, share cards and plain pages name it. */
export interface ShopBrand {
  isDemo: boolean;
  name: string;
  /** Lines below the name, such as the address. */
  lines: readonly string[];
  /** The seller on an invoice. */
  seller: readonly string[];
  /** How people can pay, one sentence a line. Empty if the shop does not say it. */
  payment: readonly string[];
  /** Where answers to mails go, unless MAIL_REPLY_TO says so. */
  mail: string | undefined;
  emblem: ShopEmblem | undefined;
  /** The colour of the shop as `#rrggbb`. Undefined for that of the texts. */
  accent: string | undefined;
  /** Changes with what share cards show of the shop. Empty in the demo. */
  version: string;
}

const DEMO_LABEL = "Store, Coimbatore, India";

export const demoBrand: ShopBrand = {
  isDemo: true,
  name: "Pallu",
  lines: [DEMO_LABEL],
  seller: [DEMO_LABEL],
  payment: [],
  mail: undefined,
  emblem: undefined,
  accent: undefined,
  version: "",
};

type BrandParts = Partial<Pick<ShopParts, "frame" | "contact" | "legal" | "payment" | "theme">>;

const plainText = (inlines: readonly TextInline[]): string =>
  inlines
    .map((inline) =>
      inline.kind === "link" && !inline.href.startsWith("/")
        ? `${inline.text} (${inline.href})`
        : inline.text,
    )
    .join("");

/** Returns the ways to pay and the text of the part as lines without Markdown. */
const paymentLines = ({
  methods = [],
  text = "",
}: Partial<ShopParts["payment"]> = {}): string[] => [
  ...methods.map((method) => `${method.name}: ${method.text}`),
  ...textBlocks(text).flatMap((block) =>
    block.kind === "list"
      ? block.items.map((item) => `- ${plainText(item)}`)
      : [plainText(block.inlines)],
  ),
];

/** Returns the brand of an own shop. Without parts it has only a name. */
export const ownBrand = (
  { frame, contact, legal, payment, theme }: BrandParts,
  neutralName: string,
  version: string,
): ShopBrand => {
  const name = frame?.name ?? neutralName;
  const lines = contact?.lines ?? legal?.lines ?? [];
  return {
    isDemo: false,
    name,
    lines,
    seller:
      legal === undefined
        ? lines
        : [
            ...(legal.name === name ? [] : [legal.name]),
            ...legal.lines,
            ...(legal.gstin === undefined ? [] : [`GSTIN ${legal.gstin}`]),
          ],
    payment: paymentLines(payment),
    mail: contact?.mail,
    emblem: frame?.emblem,
    accent: theme?.light.action,
    version,
  };
};

/** Returns the last lines of a mail. */
export const signatureOf = ({ name, lines }: ShopBrand): string[] => [name, ...lines];
