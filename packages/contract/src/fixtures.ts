/** Sample responses of every kind, for stories and tests. Each is valid by the schema of its call. */
import type { z } from "zod";
import type { banner, listedVariant, product, subcategory, variantImage } from "./catalogue.ts";
import type { cartItem } from "./cart.ts";
import type { couponEndpoints } from "./coupons.ts";
import type { orderRow, orderSummary } from "./orders.ts";
import type { user } from "./users.ts";
import type { wishlistEntry } from "./wishlist.ts";

type Product = z.output<typeof product>;
type Variant = Product["Variants"][number];
type ListedVariant = z.output<typeof listedVariant>;
type CartItem = z.output<typeof cartItem>;
type OrderRow = z.output<typeof orderRow>;
type CouponResponses = z.output<(typeof couponEndpoints.validateCoupon.responses)[200]>;

/** Has a value for every fact. */
const temple: Product = {
  productId: "kanchipuram-temple-border",
  productName: "Kanchipuram Temple Border",
  categoryName: "Women's Clothing",
  productImage: "kanchipuram-temple-border--rani-pink.webp",
  productOfferPrice: 12480,
  productMrpPrice: 15600,
  productDescription: "Mulberry silk with a temple border in zari, woven on a pit loom.",
  brandName: "Pallu",
  material: "Mulberry silk",
  tag: "Hot Sale",
  subCategoryId: "kanchipuram-silk",
  SubCategory: { subCategoryId: "kanchipuram-silk", subCategoryName: "Kanchipuram Silk" },
  Variants: [
    {
      productVariantId: "kanchipuram-temple-border--rani-pink",
      productVariantImage: "kanchipuram-temple-border--rani-pink.webp",
      productColor: "#b3195c",
      productColorName: "Rani pink",
      stockQuantity: 6,
    },
    {
      productVariantId: "kanchipuram-temple-border--peacock",
      productVariantImage: "kanchipuram-temple-border--peacock.webp",
      productColor: "#0f5e6d",
      productColorName: "Peacock",
      stockQuantity: 1,
    },
    {
      productVariantId: "kanchipuram-temple-border--mustard",
      productVariantImage: "kanchipuram-temple-border--mustard.webp",
      productColor: "#c8911b",
      productColorName: "Mustard",
      stockQuantity: 0,
    },
  ],
  origin: "Kanchipuram, Tamil Nadu",
  weave: "Korvai, three shuttles",
  size: "6.2 m with blouse piece",
  care: "Dry clean",
  makingDays: 14,
  makers: 2,
  clothLengthCentimetres: 540,
  clothWidthCentimetres: 110,
  palluCentimetres: 78,
  blouseCentimetres: 80,
  borderMillimetres: 95,
  borderPictureCentimetres: 30,
};

const kurti: Product = {
  productId: "indigo-block-print-kurti",
  productName: "Indigo Block Print Kurti",
  categoryName: "Women's Clothing",
  productImage: "indigo-block-print-kurti--indigo.webp",
  productOfferPrice: 999.5,
  productMrpPrice: 1100,
  productDescription: "Hand-blocked cotton with wooden buttons and side pockets.",
  brandName: "Pallu",
  material: "Cotton",
  tag: "NEW",
  subCategoryId: "kurtis",
  SubCategory: { subCategoryId: "kurtis", subCategoryName: "Kurtis" },
  Variants: [
    {
      productVariantId: "indigo-block-print-kurti--indigo",
      productVariantImage: "indigo-block-print-kurti--indigo.webp",
      productColor: "#27408b",
      productColorName: "Indigo",
      stockQuantity: 24,
    },
    {
      productVariantId: "indigo-block-print-kurti--madder",
      productVariantImage: "indigo-block-print-kurti--madder.webp",
      productColor: "#9c2b23",
      productColorName: "Madder",
      stockQuantity: 8,
    },
  ],
  origin: "Bagru, Rajasthan",
  weave: "Plain",
  size: "XS to XXL",
  care: "Wash cold with like colours",
  makingDays: 4,
  makers: 1,
  clothLengthCentimetres: null,
  clothWidthCentimetres: null,
  palluCentimetres: null,
  blouseCentimetres: null,
  borderMillimetres: null,
  borderPictureCentimetres: null,
};

const chair: Product = {
  productId: "sheesham-lounge-chair",
  productName: "Sheesham Lounge Chair",
  categoryName: "Furniture",
  productImage: "sheesham-lounge-chair--mustard.webp",
  productOfferPrice: 18999,
  productMrpPrice: 18999,
  productDescription: "A low chair of solid sheesham with a woven cotton seat.",
  brandName: "Pallu",
  material: "Sheesham wood, cotton",
  tag: "",
  subCategoryId: "chairs",
  SubCategory: { subCategoryId: "chairs", subCategoryName: "Chairs" },
  Variants: [
    {
      productVariantId: "sheesham-lounge-chair--mustard",
      productVariantImage: "sheesham-lounge-chair--mustard.webp",
      productColor: "#c8911b",
      productColorName: "Mustard",
      stockQuantity: 3,
    },
    {
      productVariantId: "sheesham-lounge-chair--emerald",
      productVariantImage: "sheesham-lounge-chair--emerald.webp",
      productColor: "#1f6b4a",
      productColorName: "Emerald",
      stockQuantity: 5,
    },
  ],
  origin: "Saharanpur, Uttar Pradesh",
  weave: "",
  size: "68 × 74 × 80 cm",
  care: "Wipe dry",
  makingDays: null,
  makers: null,
  clothLengthCentimetres: null,
  clothWidthCentimetres: null,
  palluCentimetres: null,
  blouseCentimetres: null,
  borderMillimetres: null,
  borderPictureCentimetres: null,
};

const products: Product[] = [temple, kurti, chair];

const listed = (of: Product, variant: Variant, position: number): ListedVariant => ({
  ...variant,
  productId: of.productId,
  isBestSeller: position % 2 === 0,
  isNewArrival: position % 3 === 0,
  isTrending: position % 2 === 1,
  Product: {
    productId: of.productId,
    productName: of.productName,
    productOfferPrice: of.productOfferPrice,
    productMrpPrice: of.productMrpPrice,
    categoryName: of.categoryName,
    subCategoryId: of.subCategoryId,
    tag: of.tag,
  },
});

const variants: ListedVariant[] = products
  .flatMap((of) => of.Variants.map((variant) => ({ of, variant })))
  .map(({ of, variant }, position) => listed(of, variant, position));

const variantInCart = (of: Product, position: number): CartItem["ProductVariant"] => {
  const variant = of.Variants[position];
  if (!variant) throw new RangeError(`${of.productId} has no variant ${position}`);
  return {
    ...variant,
    Stock: { availableStock: variant.stockQuantity },
    productId: of.productId,
    Product: {
      productId: of.productId,
      productName: of.productName,
      categoryName: of.categoryName,
      productOfferPrice: of.productOfferPrice,
      productMrpPrice: of.productMrpPrice,
    },
  };
};

const cart: CartItem[] = [
  { cartId: "line-temple", quantity: 1, ProductVariant: variantInCart(temple, 0) },
  { cartId: "line-kurti", quantity: 2, ProductVariant: variantInCart(kurti, 0) },
];

const wishlist: z.output<typeof wishlistEntry>[] = [
  {
    wishlistId: "wish-chair",
    productVariantId: "sheesham-lounge-chair--mustard",
    ProductVariant: variantInCart(chair, 0),
  },
  {
    wishlistId: "wish-temple",
    productVariantId: "kanchipuram-temple-border--mustard",
    ProductVariant: variantInCart(temple, 2),
  },
];

const billed = {
  fullName: "Asha Rao",
  addressLine1: "14 Weavers Street",
  addressLine2: "",
  townCity: "Coimbatore",
  zipCode: "641001",
  phoneNo: "9876543210",
};

const inrOrder = {
  ...billed,
  orderId: "1001",
  currency: "INR",
  totalAmount: 14479,
  couponCodeName: "FLAT500",
  discount_price: 500,
  grandTotalAmount: 13979,
  createdAt: "2026-03-02T09:30:00.000Z",
} as const;

const usdOrder = {
  ...billed,
  orderId: "1002",
  currency: "USD",
  totalAmount: 216.59,
  couponCodeName: null,
  discount_price: 0,
  grandTotalAmount: 216.59,
  createdAt: "2026-03-09T16:05:00.000Z",
} as const;

const orderRows: OrderRow[] = [
  {
    ...usdOrder,
    id: "row-3",
    productname: chair.productName,
    product_variant_image: "sheesham-lounge-chair--mustard.webp",
    product_price: 216.59,
    quantity: 1,
    total_price: 216.59,
    productColor: "#c8911b",
  },
  {
    ...inrOrder,
    id: "row-1",
    productname: temple.productName,
    product_variant_image: temple.productImage,
    product_price: 12480,
    quantity: 1,
    total_price: 12480,
    productColor: "#b3195c",
  },
  {
    ...inrOrder,
    id: "row-2",
    productname: kurti.productName,
    product_variant_image: kurti.productImage,
    product_price: 999.5,
    quantity: 2,
    total_price: 1999,
    productColor: "#27408b",
  },
];

const orders: z.output<typeof orderSummary>[] = [
  {
    orderId: usdOrder.orderId,
    deliveryStatus: "shipped",
    paymentStatus: "paid",
    currency: "USD",
    grandTotalAmount: usdOrder.grandTotalAmount,
    createdAt: usdOrder.createdAt,
  },
  {
    orderId: inrOrder.orderId,
    deliveryStatus: "pending",
    paymentStatus: "unpaid",
    currency: "INR",
    grandTotalAmount: inrOrder.grandTotalAmount,
    createdAt: inrOrder.createdAt,
  },
];

const categories = [
  { categoryId: "womens-clothing", categoryName: "Women's Clothing" },
  { categoryId: "furniture", categoryName: "Furniture" },
];

const subcategories: z.output<typeof subcategory>[] = [
  {
    subCategoryId: "kanchipuram-silk",
    subCategoryName: "Kanchipuram Silk",
    categoryId: "womens-clothing",
    categoryName: "Women's Clothing",
  },
  {
    subCategoryId: "kurtis",
    subCategoryName: "Kurtis",
    categoryId: "womens-clothing",
    categoryName: "Women's Clothing",
  },
  {
    subCategoryId: "chairs",
    subCategoryName: "Chairs",
    categoryId: "furniture",
    categoryName: "Furniture",
  },
];

const variantImages: z.output<typeof variantImage>[] = [
  {
    childImageId: "temple-front",
    childImage: "kanchipuram-temple-border--rani-pink.webp",
    alt: "Kanchipuram Temple Border in rani pink, draped",
  },
  {
    childImageId: "temple-detail",
    childImage: "kanchipuram-temple-border--rani-pink-2.webp",
    alt: "The temple border from near",
  },
];

const banners: z.output<typeof banner>[] = [
  { id: "sarees", bannerImage: "banner-sarees.webp" },
  { id: "sofa", bannerImage: "banner-sofa.webp" },
];

const coupons = {
  accepted: { success: true, discount: 500, message: "Coupon applied" },
  refused: { success: false, discount: 0, message: "This coupon has ended" },
} satisfies Record<string, CouponResponses>;

const person: z.output<typeof user> = {
  id: "user-asha",
  username: "Asha Rao",
  phonenumber: "9876543210",
  email: "asha@example.com",
};

/** One entry for each kind of response. */
export const fixtures = {
  products,
  variants,
  categories,
  subcategories,
  variantImages,
  banners,
  cart,
  wishlist,
  coupons,
  orders,
  orderRows,
  user: person,
};

const related: Product[] = [kurti, chair];

/** The 2xx response of each call, as JSON. */
export const sampleResponses = {
  listVariants: { success: true, data: variants },
  listProducts: products,
  getProduct: temple,
  listCategories: { success: true, data: categories },
  listSubcategories: subcategories,
  listVariantImages: { success: true, data: variantImages },
  listRelatedProducts: { success: true, data: related },
  listHomeBanners: banners,
  listCollectionBanners: banners,
  getShopPart: { name: "Kovai Looms" },
  getCart: cart,
  addToCart: { success: true, message: "Added to cart", cartId: "line-temple" },
  updateCart: { success: true, message: "Cart updated", quantity: 2 },
  removeFromCart: { success: true, message: "Removed from cart" },
  getWishlist: wishlist,
  addToWishlist: { success: true, message: "Added to wishlist", wishlistId: "wish-chair" },
  removeFromWishlist: { success: true, message: "Removed from wishlist" },
  validateCoupon: coupons.accepted,
  checkout: { success: true, orderId: "1001", message: "Order placed" },
  listOrderHistory: orderRows,
  listOrders: orders,
  listOrderRows: orderRows.filter((row) => row.orderId === inrOrder.orderId),
  sendContact: { success: true, message: "Message sent" },
  subscribe: { message: "Subscribed" },
  getUser: person,
  updateUser: person,
  login: { message: "Logged in", token: "sample-token", user: person },
  logout: { message: "Logged out" },
  register: { message: "Account opened" },
  forgotPassword: { message: "Code sent" },
  verifyOtp: { message: "Code accepted" },
  resetPassword: { message: "Password changed" },
} as const;

/** The light colours of a shop, with enough contrast. */
export const lightColors = {
  canvas: "#ffffff",
  surface: "#ffffff",
  text: "#111111",
  textMuted: "#444444",
  action: "#7a1fa2",
  actionHover: "#6a1b9a",
  actionPress: "#4a148c",
  onAction: "#ffffff",
  actionSoft: "#f3e5f5",
  onActionSoft: "#4a148c",
  hero: "#4a148c",
  onHero: "#ffffff",
};
