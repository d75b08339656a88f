/** Generates docs/components.md: the rows of the plan, their locations, and the states in their stories. */

const shop = "apps/store/src";

/**
 * A row of the plan: its name and its locations. A location is a title of the sidebar, or a path of the shop whose
 * tests cover the states.
 * @type {readonly (readonly [string, ...string[]])[]}
 */
const rows = [
  ["Button", "Primitives/Button"],
  ["IconButton", "Primitives/IconButton"],
  ["Link, ButtonLink", "Primitives/Link", "Primitives/ButtonLink"],
  ["Text, Heading", "Primitives/Text", "Primitives/Heading"],
  ["Price", "Primitives/Price"],
  ["Tag", "Primitives/Tag"],
  ["CountBadge", "Primitives/CountBadge"],
  ["StarRating", "Primitives/StarRating"],
  ["ColourSwatches", "Primitives/ColourSwatches", "Primitives/Swatch"],
  ["Icon", "Foundations/Iconography"],
  ["Wordmark", "Navigation/Wordmark"],
  ["Picture", "Primitives/Picture"],
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
  ["Carousel", "Commerce/Carousel"],
  ["Lightbox", "Overlays/Lightbox"],
  ["LifeSizeDialog", "Overlays/LifeSizeDialog"],
  ["Breadcrumb", "Navigation/Breadcrumb"],
  ["DataTable", "Primitives/DataTable"],
  ["MetaList", "Primitives/MetaList"],
  ["Selvedge, TempleEdge, ZariRule", "Foundations/Textile ornaments"],
  ["SkipLink, VisuallyHidden", "Foundations/Layout"],
  ["ScrollProgress", "Navigation/ScrollProgress"],
  ["BackToTop", "Navigation/BackToTop"],
  ["ThemeSwitch", "Primitives/IconButton", `${shop}/sections/shell/Preferences.tsx`],
  ["DirectionSwitch", "Primitives/IconButton", `${shop}/sections/shell/Preferences.tsx`],
  ["CurrencySwitch", "Forms/Switch", `${shop}/sections/shell/Preferences.tsx`],
  ["SegmentedControl", "Sections/PortfolioGrid"],
  ["Countdown", "Sections/Countdown"],
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
  ["CouponField", "Forms/CouponField"],
  ["NewsletterForm", "Sections/NewsletterForm"],
  ["ContactForm", `${shop}/routes/contact/ContactForm.tsx`],
  ["LoginForm", `${shop}/routes/login/LoginPage.tsx`],
  ["RegisterForm", `${shop}/routes/register/RegisterPage.tsx`],
  ["ForgotPasswordFlow", `${shop}/routes/forger-password/ForgerPasswordPage.tsx`],
  ["ProductCard", "Commerce/ProductCard"],
  ["BestSellerTile", "Commerce/BestSellers"],
  ["ProductGrid", "Commerce/ProductGrid"],
  ["ProductCarousel", "Commerce/Carousel"],
  ["CategoryCard, CategoryStrip", "Sections/CategoryStrip"],
  ["FilterPanel", "Commerce/FilterLayout"],
  ["ResultBar", "Commerce/ResultBar"],
  ["ProductGallery", "Commerce/ProductGallery"],
  ["ClothStrip", "Commerce/ClothStrip"],
  ["BuyBox", "Commerce/BuyBox", `${shop}/routes/product/Purchase.tsx`],
  ["ProductInfo", "Commerce/BuyBox", "Primitives/MetaList"],
  ["CartLine", "Commerce/CartTable", `${shop}/routes/cart/CartLineItem.tsx`],
  ["CartSummary", "Commerce/OrderSummary"],
  ["CheckoutForm", "Commerce/CheckoutLayout", `${shop}/routes/checkout/BillingForm.tsx`],
  ["OrderSummary", "Commerce/OrderLines", "Commerce/OrderSummary"],
  ["Invoice", "Commerce/Invoice"],
  ["OrdersTable, StatusPill", "Commerce/OrdersTable"],
  ["WishlistGrid, WishlistCard", "Commerce/WishlistCard"],
  ["ServiceStrip", "Sections/ServiceStrip"],
  ["ShippingTable", "Sections/ShippingTable"],
  ["PaymentMethods", "Sections/PaymentMethods"],
  ["PaymentPanel", "Sections/PaymentPanel"],
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
  ["AccountNav", "Navigation/AccountNav"],
  [
    "ProfileCard, EditAccountForm",
    `${shop}/routes/my-profile/MyProfilePage.tsx`,
    `${shop}/routes/edit-account/EditAccountPage.tsx`,
  ],
  ["HeroCarousel", "Sections/Hero"],
  ["PriceCallout", "Sections/Hero"],
  ["CollectionBanner", "Sections/Hero"],
  ["PromoBlock", "Sections/PromoBlock", "Sections/PromoBanner"],
  ["WhyChoose, FeatureList", "Sections/WhyChoose"],
  ["Testimonials", "Sections/Testimonials", "Commerce/TestimonialCard"],
  ["BrandStrip", "Sections/BrandStrip"],
  ["BlogCard, BlogGrid, BlogSlider", "Commerce/BlogCard"],
  ["ArticleLayout, Prose", "Sections/ArticleLayout", "Sections/Prose"],
  ["Comments", "Sections/Comments"],
  ["PortfolioCard, PortfolioGrid", "Sections/PortfolioGrid"],
  ["ProjectDetail", "Sections/ProjectDetail"],
  ["PricingCard", "Sections/PricingCard"],
  ["TeamCard, ClientGrid", "Sections/TeamCard", "Sections/ClientGrid"],
  ["CategorySidebar, RoomList", "Sections/CategorySidebar"],
  ["ContactPanel, StaticMap", `${shop}/routes/contact/ContactMap.tsx`],
  ["ComingSoonHero", "Sections/ComingSoonHero"],
  ["NotFound, ThankYou", "Sections/NotFoundPanel", "Sections/ThankYouPanel"],
  ["LegalPage", "Sections/LegalPage"],
  ["AuthLayout", "Sections/AuthLayout"],
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
