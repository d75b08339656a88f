import { z } from "zod";
import { calls } from "./call.ts";
import { optionFields } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idIn, idOut, errorBody, quantityIn, rupees } from "./fields.ts";

/** Maximum number of lines in a cart and in a checkout. */
export const MAX_CART_LINES = 200;

const productInCart = z.object({
  productId: idOut,
  productName: z.string(),
  categoryName: z.string(),
  productOfferPrice: rupees,
  productMrpPrice: rupees,
  productOptionName: optionFields.productOptionName,
});

export const variantInCart = z
  .object({
    productVariantId: idOut,
    productVariantImage: z.string(),
    productColor: z.string(),
    productColorName: z.string(),
    stockQuantity: z.number().int().nonnegative(),
    Stock: z.object({ availableStock: z.number().int().nonnegative() }),
    productOptionValue: optionFields.productOptionValue,
    sku: optionFields.sku,
    productId: idOut,
    Product: productInCart,
  })
  .meta({ id: "VariantInCart" });

export const cartItem = z
  .object({ cartId: idOut, quantity: z.number().int().positive(), ProductVariant: variantInCart })
  .meta({ id: "CartItem" });

const changed = z.object({ success: z.literal(true), message: z.string() });
const tag = "Cart";

export const cartEndpoints = {
  getCart: defineEndpoint({
    call: calls.getCart,
    tag,
    access: "owner",
    summary: "The cart of a user, oldest line first",
    params: z.object({ userId: idIn }),
    responses: { 200: z.array(cartItem) },
  }),
  addToCart: defineEndpoint({
    call: calls.addToCart,
    tag,
    access: "owner",
    summary:
      "Puts a variant into the cart; one that is there already stays as it is ('Already in cart')",
    body: z.object({ userId: idIn, productVariantId: idIn, quantity: quantityIn.default(1) }),
    responses: {
      200: changed,
      201: changed.extend({ cartId: idOut }),
      404: errorBody,
      409: errorBody,
    },
  }),
  updateCart: defineEndpoint({
    call: calls.updateCart,
    tag,
    access: "session",
    summary: "Sets the quantity of a line of the caller's cart",
    params: z.object({ cartId: idIn }),
    body: z.object({ quantity: quantityIn }),
    responses: {
      200: changed.extend({ quantity: z.number().int() }),
      404: errorBody,
      409: errorBody,
    },
  }),
  removeFromCart: defineEndpoint({
    call: calls.removeFromCart,
    tag,
    access: "session",
    summary: "Removes a line of the caller's cart",
    params: z.object({ cartId: idIn }),
    responses: { 200: changed, 404: errorBody },
  }),
};
