import type { ReactElement } from "react";
import { useSession } from "../session.tsx";
import { useRead } from "../useRead.ts";

/** The id of the list, for `list` of a text field. */
export const linkTargets = "link-targets";

/** Most products that are offered, the first by id. */
const MAX_PRODUCTS = 100;

const pages = [
  ["/", "Home page"],
  ["/allproducts", "All products"],
  ["/contact", "Contact"],
  ["/order-history", "Orders of the customer"],
  ["/my-profile", "Account of the customer"],
] as const;

/** Pages that the shop has once their part is written. */
const pagesOfParts: Partial<Record<string, readonly [href: string, label: string]>> = {
  terms: ["/terms-and-conditions", "Terms"],
  shipping: ["/shipping-method", "Delivery"],
  payment: ["/payment-method", "Payment"],
  about: ["/about", "About us"],
  faq: ["/faq", "Questions"],
  team: ["/team", "Team"],
  posts: ["/blog-v1", "Blog"],
};

/**
 * The pages, groups and products of the shop, as suggestions of the fields for links. Render it once beside them: they name it by
 * `linkTargets`. What cannot be read is not suggested.
 */
export const LinkTargets = (): ReactElement => {
  const { can } = useSession();
  const seesCatalogue = can("catalogue:read");
  const parts = useRead("GET /api/desk/shop/parts", can("content:read") ? {} : null);
  const form = useRead("GET /api/desk/product-form", seesCatalogue ? {} : null);
  const listed = useRead(
    "GET /api/desk/products",
    seesCatalogue ? { query: { hidden: "false", limit: MAX_PRODUCTS } } : null,
  );
  const written = (parts.data?.parts ?? [])
    .filter(({ version }) => version !== null)
    .map(({ part }) => pagesOfParts[part])
    .filter((page) => page !== undefined);
  const options: (readonly [href: string, label: string])[] = [
    ...pages,
    ...written,
    ...(form.data?.groups ?? []).map(
      ({ id, name }) => [`/allproducts?sub=${encodeURIComponent(id)}`, `Group: ${name}`] as const,
    ),
    ...(listed.data?.products ?? []).map(
      ({ id, name }) => [`/product-details/${encodeURIComponent(id)}`, `Product: ${name}`] as const,
    ),
  ];
  return (
    <datalist id={linkTargets}>
      {options.map(([href, label]) => (
        <option key={href} value={href}>
          {label}
        </option>
      ))}
    </datalist>
  );
};
