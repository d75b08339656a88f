/** Generates docs/components.md: the rows of the plan, their locations, and the states in their stories. */

const shop = "apps/store/src";

/**
 * A row of the plan: its name and its locations. A location is a title of the sidebar, or a path of the shop whose
 * tests cover the states.
 * @type {readonly (readonly [string, ...string[]])[]}
 */
const rows = [
  ["Button", "Actions/Button"],
  ["IconButton", "Actions/IconButton"],
  ["Link, ButtonLink", "Actions/Link", "Actions/ButtonLink"],
  ["Text, Heading", "Text & media/Text", "Text & media/Heading"],
  ["Price", "Product/Price"],
  ["Tag", "Text & media/Tag"],
  ["CountBadge", "Text & media/CountBadge"],
  ["StarRating", "Product/StarRating"],
  ["ColourSwatches", "Forms/ColourSwatches", "Text & media/Swatch"],
  ["Icon", "Foundations/Iconography"],
  ["Wordmark", "Navigation/Wordmark"],
  ["Picture", "Text & media/Picture"],
  ["Skeleton", "Feedback/Skeleton"],
  ["Spinner", "Feedback/Spinner"],
  ["EmptyState", "Feedback/EmptyState"],
  ["ErrorState", "Feedback/ErrorState"],
  ["Notice", "Feedback/Notice"],
  ["Toast and Toaster", "Feedback/Toast", `${shop}/features/notices/Toaster.test.tsx`],
  ["Dialog", "Overlays/Dialog"],
  ["ResultDialog", "Overlays/ResultDialog"],
  ["Sheet", "Overlays/Sheet", "Overlays/Popup"],
  ["Popover panel", "Overlays/PopoverPanel"],
  ["Accordion", "Navigation/Accordion"],
  ["Tabs", "Navigation/Tabs"],
  ["RangeSlider", "Forms/RangeSlider"],
  ["Carousel", "Text & media/Carousel"],
  ["Lightbox", "Overlays/Lightbox"],
  ["LifeSizeDialog", "Overlays/LifeSizeDialog"],
  ["Breadcrumb", "Navigation/Breadcrumb"],
  ["DataTable", "Text & media/DataTable"],
  ["MetaList", "Text & media/MetaList"],
  ["Selvedge, TempleEdge, ZariRule", "Foundations/Textile ornaments"],
  ["SkipLink, VisuallyHidden", "Navigation/SkipLink", "Text & media/VisuallyHidden"],
  ["ScrollProgress", "Navigation/ScrollProgress"],
  ["BackToTop", "Navigation/BackToTop"],
  ["ThemeSwitch", "Actions/IconButton", `${shop}/sections/shell/Preferences.tsx`],
  ["DirectionSwitch", "Actions/IconButton", `${shop}/sections/shell/Preferences.tsx`],
  ["CurrencySwitch", "Forms/Switch", `${shop}/sections/shell/Preferences.tsx`],
  ["SegmentedControl", "Page sections/Editorial/PortfolioGrid"],
  ["Countdown", "Page sections/Home/Countdown"],
  ["ShareLinks, SocialLinks", `${shop}/sections/share/ShareLinks.tsx`, "Navigation/SiteFooter"],
  ["FormField", "Forms/FormField"],
  ["TextField", "Forms/TextField"],
  ["PasswordField", "Forms/PasswordField"],
  ["PhoneField", "Forms/TextField"],
  ["TextArea", "Forms/TextArea"],
  ["Select", "Forms/Select"],
  ["Checkbox, CheckboxGroup", "Forms/Checkbox", "Forms/CheckboxGroup"],
  ["QuantityStepper", "Forms/QuantityStepper"],
  ["OtpField", "Forms/OtpField"],
  ["SearchField", "Navigation/SearchDialog"],
  ["CouponField", "Cart & orders/CouponField"],
  ["NewsletterForm", "Page sections/Home/NewsletterForm"],
  ["ContactForm", `${shop}/routes/contact/ContactForm.tsx`],
  ["LoginForm", `${shop}/routes/login/LoginPage.tsx`],
  ["RegisterForm", `${shop}/routes/register/RegisterPage.tsx`],
  ["ForgotPasswordFlow", `${shop}/routes/forger-password/ForgerPasswordPage.tsx`],
  ["ProductCard", "Product/ProductCard"],
  ["BestSellerTile", "Product/BestSellers"],
  ["ProductGrid", "Product/ProductGrid"],
  ["ProductCarousel", "Text & media/Carousel"],
  ["CategoryCard, CategoryStrip", "Page sections/Home/CategoryStrip"],
  ["FilterPanel", "Product/FilterLayout"],
  ["ResultBar", "Product/ResultBar"],
  ["ProductGallery", "Product/ProductGallery"],
  ["ClothStrip", "Product/ClothStrip"],
  ["BuyBox", "Product/BuyBox", `${shop}/routes/product/Purchase.tsx`],
  ["ProductInfo", "Product/BuyBox", "Text & media/MetaList"],
  ["CartLine", "Cart & orders/CartTable", `${shop}/routes/cart/CartLineItem.tsx`],
  ["CartSummary", "Cart & orders/OrderSummary"],
  ["CheckoutForm", "Cart & orders/CheckoutLayout", `${shop}/routes/checkout/BillingForm.tsx`],
  ["OrderSummary", "Cart & orders/OrderLines", "Cart & orders/OrderSummary"],
  ["Invoice", "Cart & orders/Invoice"],
  ["OrdersTable, StatusPill", "Cart & orders/OrdersTable"],
  ["WishlistGrid, WishlistCard", "Product/WishlistCard"],
  ["ServiceStrip", "Page sections/Home/ServiceStrip"],
  ["ShippingTable", "Cart & orders/ShippingTable"],
  ["PaymentMethods", "Cart & orders/PaymentMethods"],
  ["PaymentPanel", "Cart & orders/PaymentPanel"],
  ["SiteHeader", "Navigation/SiteHeader", "Navigation/TemplateHeader"],
  ["MegaMenu", "Navigation/SiteHeader"],
  ["MobileMenu", "Navigation/SiteHeader"],
  [
    "SearchOverlay",
    "Navigation/SearchDialog",
    "Navigation/SearchPanel",
    `${shop}/sections/shell/Search.tsx`,
  ],
  ["SiteFooter", "Navigation/SiteFooter", "Navigation/TemplateFooter"],
  ["AccountNav", "Page sections/Account/AccountNav"],
  [
    "ProfileCard, EditAccountForm",
    `${shop}/routes/my-profile/MyProfilePage.tsx`,
    `${shop}/routes/edit-account/EditAccountPage.tsx`,
  ],
  ["HeroCarousel", "Page sections/Home/Hero"],
  ["PriceCallout", "Page sections/Home/Hero"],
  ["CollectionBanner", "Page sections/Home/Hero"],
  ["PromoBlock", "Page sections/Home/PromoBlock", "Page sections/Home/PromoBanner"],
  ["WhyChoose, FeatureList", "Page sections/Home/WhyChoose"],
  ["Testimonials", "Page sections/Home/Testimonials", "Page sections/Home/TestimonialCard"],
  ["BrandStrip", "Page sections/Home/BrandStrip"],
  ["BlogCard, BlogGrid, BlogSlider", "Page sections/Editorial/BlogCard"],
  [
    "ArticleLayout, Prose",
    "Page sections/Editorial/ArticleLayout",
    "Page sections/Editorial/Prose",
  ],
  ["Comments", "Page sections/Editorial/Comments"],
  ["PortfolioCard, PortfolioGrid", "Page sections/Editorial/PortfolioGrid"],
  ["ProjectDetail", "Page sections/Editorial/ProjectDetail"],
  ["PricingCard", "Page sections/Editorial/PricingCard"],
  [
    "TeamCard, ClientGrid",
    "Page sections/Editorial/TeamCard",
    "Page sections/Editorial/ClientGrid",
  ],
  ["CategorySidebar, RoomList", "Page sections/Home/CategorySidebar"],
  ["ContactPanel, StaticMap", `${shop}/routes/contact/ContactMap.tsx`],
  ["ComingSoonHero", "Page sections/Editorial/ComingSoonHero"],
  ["NotFound, ThankYou", "Page sections/Editorial/NotFoundPanel", "Cart & orders/ThankYouPanel"],
  ["LegalPage", "Page sections/Editorial/LegalPage"],
  ["AuthLayout", "Page sections/Account/AuthLayout"],
  ["RouteAnnouncer, ScrollReset", `${shop}/platform/focus/RouteChange.tsx`],
];

const head = `# Components and their states

The table lists every component of the plan, its location, and the states that its stories show. A path is a part of the shop
that uses the shop's data: the tests beside it cover its states. \`pnpm story-coverage\` checks that this page matches the stories.
\`pnpm story-coverage --write\` generates it.

| # | Component | Location | States |
| --- | --- | --- | --- |
`;

/**
 * @param {ReturnType<typeof import("./storyCoverage.stories.mjs").readStories>[]} stories
 * @param {(file: string) => boolean} exists whether a path from the root leads anywhere
 */
export const componentsPage = (stories, exists) => {
  const byTitle = new Map(stories.map((story) => [story.title, story]));
  const faults = [];
  const lines = rows.map(([name, ...places], index) => {
    const states = places.flatMap((place) => byTitle.get(place)?.states ?? []);
    for (const place of places)
      if (!byTitle.has(place) && !exists(place))
        faults.push({ file: "docs/components.md", line: 1, message: `${name}: ${place} is gone` });
    const where = places.map((place) => (byTitle.has(place) ? place : `\`${place}\``)).join("<br>");
    return `| ${index + 1} | ${name} | ${where} | ${states.join(" · ")} |`;
  });
  const named = new Set(rows.flatMap(([, ...places]) => places));
  const more = stories
    .filter(({ title }) => !named.has(title))
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map(({ title, states = [] }) => `| | | ${title} | ${states.join(" · ")} |`);
  return { text: `${head}${[...lines, ...more].join("\n")}\n`, faults };
};
