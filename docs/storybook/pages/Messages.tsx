import type { ReactElement } from "react";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import { contactMessages } from "../../../packages/contract/src/forms.ts";
import { stockMessages } from "../../../packages/contract/src/stock.ts";
import { accountMessages } from "../../../apps/store/src/features/account/accountMessages.ts";
import { checkoutMessages } from "../../../apps/store/src/features/checkout/checkoutMessages.ts";
import { newsletterMessages } from "../../../apps/store/src/features/newsletter/newsletter.data.ts";
import {
  cartMessages,
  cartNotice,
  wishlistMessages,
} from "../../../apps/store/src/features/personalList/additions.ts";

const n = 3;

const places: readonly (readonly [place: string, messages: Readonly<Record<string, string>>])[] = [
  [
    "Cart",
    {
      ...cartMessages,
      "added, on the home page": cartNotice({ kind: "added" }, "home").text,
      "already, on the home page": cartNotice({ kind: "already" }, "home").text,
    },
  ],
  [
    "Stock",
    {
      [`more than the ${n} there are`]: stockMessages.onlyLeft(n),
      unknown: stockMessages.unknown,
      soldOut: stockMessages.soldOut,
    },
  ],
  ["Wishlist", wishlistMessages],
  ["Checkout and coupon", checkoutMessages],
  ["Account", accountMessages],
  ["Newsletter", newsletterMessages],
  ["Contact form", contactMessages],
];

/** Lists every message of the shop, read from the modules that define them. */
export const MessageTable = (): ReactElement => (
  <TokenTable
    label="Messages"
    heads={["Place", "When", "Text"]}
    rows={places.flatMap(([place, messages]) =>
      Object.entries(messages).map(([when, text]) => ({
        key: `${place} ${when}`,
        cells: [
          place,
          when.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^otp\b/, "OTP"),
          <q key="text">{text}</q>,
        ],
      })),
    )}
  />
);
