import type { ServerResponse } from "node:http";
import { mapFacts } from "../packages/contract/src/productFacts.ts";
import { startHost } from "./startHost.ts";
import type { Host } from "./startHost.ts";

const variantOf = (text: string, id: string | number) => ({
  productVariantId: id,
  productId: 3,
  productVariantImage: text,
  productColor: text,
  productColorName: text,
  isBestSeller: true,
  isNewArrival: true,
  isTrending: true,
  stockQuantity: 5,
  Stock: { availableStock: 5 },
  Product: productOf(text, 3),
});

const productOf = (text: string, id: string | number): object => ({
  productId: id,
  productName: text,
  categoryName: text,
  productImage: text,
  productOfferPrice: 100,
  productMrpPrice: 200,
  productDescription: text,
  tag: text,
  subCategoryId: 1,
  SubCategory: { subCategoryId: 1, subCategoryName: text },
  ...mapFacts({
    text: () => text,
    list: () => text,
    number: () => text,
    yesNo: () => text,
  }),
});

const rowOf = (text: string) => ({
  orderId: "7",
  id: text,
  fullName: text,
  addressLine1: text,
  addressLine2: text,
  townCity: text,
  zipCode: text,
  phoneNo: text,
  productname: text,
  product_variant_image: text,
  product_price: 100,
  quantity: 1,
  total_price: 100,
  productColor: text,
  currency: text,
  totalAmount: 100,
  couponCodeName: text,
  discount_price: text,
  grandTotalAmount: text,
  createdAt: text,
});

const responsesFor = (text: string): [RegExp, unknown][] => {
  const variants = [variantOf(text, text), variantOf(text, 301)];
  const products = [
    { ...productOf(text, 3), Variants: variants },
    { ...productOf(text, text), Variants: variants },
  ];
  return [
    [/^\/api\/product-variants$/, { success: true, data: variants }],
    [/^\/api\/products$/, products],
    [/^\/api\/products\/.*\/related$/, { data: products }],
    [/^\/api\/categories$/, { data: [{ categoryId: text, categoryName: text }] }],
    [/^\/api\/subcategories$/, [{ subCategoryId: 1, subCategoryName: text, categoryId: text }]],
    [/banners$/, [{ id: text, bannerImage: text }]],
    [
      /^\/api\/product-variant-images\//,
      { data: [{ childImageId: 1, childImage: text, alt: text }] },
    ],
    [/^\/api\/cart\//, [{ cartId: text, quantity: 2, ProductVariant: variants[1] }]],
    [
      /^\/api\/wishlist\//,
      [{ wishlistId: text, productVariantId: text, ProductVariant: variants[1] }],
    ],
    [/^\/api\/orders\/user\//, [{ orderId: "7", deliveryStatus: text, paymentStatus: text }]],
    [/^\/api\/orders\/order-history\//, [rowOf(text)]],
    [/^\/api\/users\/7$/, { id: 7, username: text, phonenumber: text, email: text }],
    [/^\/api\/coupons\/validate$/, { success: true, discount: 1, message: text }],
  ];
};

/**
 * Starts an API host that implements the specification and puts a hostile text into every text field.
 * Calls `text` for each response, so that one shop can be tested with several texts. `intercept` may delay a request or
 * answer it, and resolves to whether it has answered.
 */
export const startHostileHost = (
  text: () => string,
  intercept: (path: string, response: ServerResponse) => Promise<boolean> = async () => false,
): Promise<Host> => {
  const respond = (path: string, response: ServerResponse): void => {
    const match = responsesFor(text()).find(([pattern]) => pattern.test(path));
    response
      .writeHead(match ? 200 : 409, { "content-type": "application/json" })
      .end(JSON.stringify(match ? match[1] : { success: false, error: text(), message: text() }));
  };
  return startHost((request, response) => {
    const path = request.url ?? "";
    request.resume().on("end", () => {
      void intercept(path, response).then((hasAnswered) => hasAnswered || respond(path, response));
    });
  });
};
