import type { Account } from "./account.ts";

interface Line {
  cartId: string;
  quantity: number;
  ProductVariant: { Product: { productOfferPrice: number } };
}

/** Orders the account's cart. Returns the order id. */
export const placeOrder = async (account: Account): Promise<string> => {
  const products = await account.call<Line[]>("GET", `/api/cart/${account.id}`);
  const total = products.reduce(
    (sum, { quantity, ProductVariant }) =>
      sum + quantity * ProductVariant.Product.productOfferPrice,
    0,
  );
  const { orderId } = await account.call<{ orderId: string }>("POST", "/api/orders/checkout", {
    billData: {
      userId: account.id,
      fullName: "Meera Iyer",
      email: account.email,
      phoneNo: "9876543210",
      townCity: "Madurai",
      zipCode: "625001",
      addressLine1: "3 Dyers Lane",
      addressLine2: "",
      additionalText: "",
    },
    userId: account.id,
    products,
    total,
    couponCodeName: "",
    currency: "INR",
  });
  return orderId;
};
