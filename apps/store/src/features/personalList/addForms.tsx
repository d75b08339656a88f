import type { Id } from "@pallu/contract";
import type { SubmitProps } from "@pallu/ui";
import type { ReactElement } from "react";

type ListName = "cart" | "wishlist";

const lists: readonly ListName[] = ["cart", "wishlist"];

/** Message for a quantity of 0. */
export const TOO_FEW = "Choose at least 1";

/** Props of the field that posts the quantity to the cart. */
export const quantityField = { form: "to-cart", name: "quantity" } as const;

/** Returns the props of a button that posts a variant to a list, before hydration and without scripts. */
export const postTo = (list: ListName, variantId: Id | null | undefined): SubmitProps => ({
  form: `to-${list}`,
  name: "variant",
  value: variantId ?? "",
});

/** The forms of all buttons of a page that add to cart or wishlist. Their posts are processed by `addAction`. */
export const AddForms = (): ReactElement[] =>
  lists.map((list) => <form key={list} id={`to-${list}`} method="post" action={`/${list}`} />);
