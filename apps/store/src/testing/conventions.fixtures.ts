import type { CartItemResponse, OrderRowResponse, WishlistEntryResponse } from "@pallu/contract";

const ten = Array.from({ length: 10 }, (_, index) => index);

/** Variants V0 to V9 of the specification: ids 100 to 109, offer prices 100 to 1000. */
export const variants = ten.map((index) => ({
  productVariantId: 100 + index,
  productVariantImage: `v${index}.jpg`,
  productColor: "#aa3355",
  stockQuantity: 5,
  isBestSeller: index <= 5,
  isNewArrival: index >= 2 && index <= 6,
  isTrending: index >= 5,
  Product: {
    productId: index + 1,
    productName: `Product ${index}`,
    productOfferPrice: (index + 1) * 100,
  },
}));

const colours = ["#112233", "#445566", "#778899"];

/** Products P0 to P9: ids 1 to 10, list price twice the offer. Product 3 has variants 301 to 303. */
export const products = ten.map((index) => ({
  productId: index + 1,
  productName: `Product ${index}`,
  categoryName: "Sarees",
  productImage: `p${index}.jpg`,
  productOfferPrice: (index + 1) * 100,
  productMrpPrice: (index + 1) * 200,
  productDescription: `Description of product ${index}`,
  brandName: `Brand ${index}`,
  material: `Material ${index}`,
  tag: ["Hot Sale", "NEW", "10% OFF"][index] ?? "",
  subCategoryId: `s${index % 4}`,
  SubCategory: { subCategoryId: `s${index % 4}`, subCategoryName: `S${index % 4}` },
  Variants:
    index === 2
      ? colours.map((productColor, position) => ({
          productVariantId: 301 + position,
          productVariantImage: `v30${1 + position}.jpg`,
          productColor,
          stockQuantity: [5, 3, 0][position],
        }))
      : [{ productVariantId: 100 + index, productVariantImage: `v${index}.jpg`, stockQuantity: 5 }],
}));

export const subcategories = ten
  .slice(0, 4)
  .map((index) => ({ subCategoryId: `s${index}`, subCategoryName: `S${index}` }));

export const asha = {
  id: 7,
  username: "Asha Rao",
  phonenumber: "9876543210",
  email: "asha@example.com",
};

const cartVariant = (id: number, offer: number, stock: object) => ({
  productVariantId: id,
  productVariantImage: `v${id}.jpg`,
  productColor: "rgb(179, 25, 92)",
  productColorName: "Rani pink",
  productId: id - 99,
  ...stock,
  Product: {
    productId: id - 99,
    productName: `Product ${id - 100}`,
    categoryName: "Sarees",
    productOfferPrice: offer,
  },
});

/** 100 x 2 with 3 in stock and 200 x 3 with 3 in stock: 800 rupees. */
export const cart: CartItemResponse[] = [
  { cartId: 11, quantity: 2, ProductVariant: cartVariant(100, 100, { stockQuantity: 3 }) },
  {
    cartId: 12,
    quantity: 3,
    ProductVariant: cartVariant(101, 200, { Stock: { availableStock: 3 } }),
  },
];

export const wishes: WishlistEntryResponse[] = [
  { wishlistId: 21, ProductVariant: cartVariant(100, 100, {}) },
  { wishlistId: 22, ProductVariant: cartVariant(101, 200, {}) },
];

export const orderRow: OrderRowResponse = {
  orderId: 501,
  id: 1,
  fullName: "Asha Rao",
  addressLine1: "12 Oppanakara Street",
  addressLine2: "Second floor",
  townCity: "Coimbatore",
  zipCode: "641001",
  phoneNo: "9876543210",
  productname: "Product 0",
  product_price: 100,
  quantity: 2,
  total_price: 211,
  currency: "INR",
  totalAmount: 307,
  couponCodeName: null,
  discount_price: 50,
  grandTotalAmount: 263,
};
