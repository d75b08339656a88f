import type { ReactElement, ReactNode } from "react";
import * as ui from "../index.ts";
import * as accordion from "./accordion.ts";
import * as dialog from "./dialog.ts";
import * as lifeSize from "./life-size.ts";
import * as lightbox from "./lightbox.ts";
import * as range from "./range-slider.ts";
import * as search from "./search-panel.ts";
import * as toast from "./toast.ts";

/** How a component's value or state is tested, controlled and uncontrolled. */
export interface StateCase {
  /** Props by which the application controls it. */
  prop: string;
  defaultProp: string;
  handler: string;
  /** The state before and after the action. */
  before: unknown;
  after: unknown;
  /** Clicks the element with this role and name, or types into it. */
  act: { role: string; name: string | RegExp; type?: string };
  /** Whether the element shows the state after the action. */
  shows: { role: string; name: string | RegExp; attribute?: [name: string, value: string | null] };
  /** Whether the handler receives the native event instead of the value. */
  isNative?: true;
  /** Props of this test in addition to those of the element. */
  props?: object;
}

export interface ConformanceCase {
  element: ReactElement;
  /** Renders what the element needs around it. */
  wrap?: (element: ReactElement) => ReactNode;
  /** Event handlers that the component has itself on its root. Both must be called. */
  handlers?: readonly string[];
  /** Handler that the component calls from one of those. */
  effect?: string;
  state?: StateCase;
}

const nothing = (): void => undefined;
const link = { label: "Sarees", href: "/sarees" };
const cards = <ui.ProductCard name="Rani" href="/rani" price="₹900" tag="New" />;
const crumbs = { label: "Breadcrumb", items: [{ label: "Home", href: "/" }, { label: "Sarees" }] };
const fabric = { dye: "mayil", weave: "check" } as const;
const logo = { name: "Loom", light: "/light.svg", dark: "/dark.svg" };
const post = {
  title: "Dyes",
  href: "/dyes",
  tag: link,
  date: "13th March 2025",
  dateTime: "2025-03-13",
};
const popup = { title: "Bag", count: 2, content: "Empty" };
const faq = { id: "wash", title: "Washing?", content: "By hand." };
const rowsOf = (amount: string) => [{ label: "Subtotal", amount }];
const inTable = (element: ReactElement): ReactNode => (
  <table>
    <tbody>{element}</tbody>
  </table>
);
const inAccordion = (element: ReactElement): ReactNode => (
  <accordion.Accordion>{element}</accordion.Accordion>
);
const inDialog = (element: ReactElement): ReactNode => (
  <dialog.DialogRoot defaultOpen>
    <dialog.DialogContent>
      <dialog.DialogHeader>Measures</dialog.DialogHeader>
      {element}
    </dialog.DialogContent>
  </dialog.DialogRoot>
);
const openedBy = (name: string): StateCase => ({
  prop: "open",
  defaultProp: "defaultOpen",
  handler: "onOpenChange",
  before: true,
  after: false,
  act: { role: "button", name },
  shows: { role: "dialog", name: "Measures" },
});
const opened = (element: ReactElement): ConformanceCase => ({ element, state: openedBy("Close") });
const typed = (role: string, name: string): StateCase => ({
  prop: "value",
  defaultProp: "defaultValue",
  handler: "onChange",
  before: "",
  after: "7",
  act: { role, name, type: "7" },
  shows: { role, name, attribute: ["value", "7"] },
});
const chosen = (role: string, name: string, before: unknown, after: unknown): StateCase => ({
  prop: "value",
  defaultProp: "defaultValue",
  handler: "onChange",
  before,
  after,
  act: { role, name },
  shows: { role, name },
});

/** One case for every exported component. */
export const cases: Readonly<Record<string, ConformanceCase>> = {
  Bleed: { element: <ui.Bleed>Wide</ui.Bleed> },
  Container: { element: <ui.Container>Text</ui.Container> },
  Grid: { element: <ui.Grid columns={{ base: 2 }}>Cell</ui.Grid> },
  Inline: { element: <ui.Inline>Item</ui.Inline> },
  Section: { element: <ui.Section>Text</ui.Section> },
  SkipLink: { element: <ui.SkipLink href="#main">Skip to content</ui.SkipLink> },
  Stack: { element: <ui.Stack>Item</ui.Stack> },
  VisuallyHidden: { element: <ui.VisuallyHidden>Text</ui.VisuallyHidden> },
  BackToTop: { element: <ui.BackToTop label="Back to top" /> },
  Breadcrumb: { element: <ui.Breadcrumb {...crumbs} /> },
  Button: { element: <ui.Button>Buy</ui.Button>, handlers: ["onClick"] },
  ButtonLink: { element: <ui.ButtonLink href="/sarees">Sarees</ui.ButtonLink> },
  Checkbox: {
    element: <ui.Checkbox label="Silk" />,
    state: {
      ...chosen("checkbox", "Silk", false, true),
      prop: "checked",
      defaultProp: "defaultChecked",
      isNative: true,
    },
  },
  ColourSwatches: {
    element: (
      <ui.ColourSwatches
        legend="Colour"
        value="rani"
        options={[
          { value: "rani", label: "Rani", href: "/rani", colour: "#c2185b" },
          { value: "mayil", label: "Mayil", href: "/mayil", colour: "#025365" },
        ]}
      />
    ),
  },
  CountBadge: { element: <ui.CountBadge count={3} /> },
  DataTable: {
    element: (
      <ui.DataTable
        caption="Measures"
        columns={[{ key: "width", label: "Width" }]}
        rows={[{ id: 1, cells: { width: "1 m" } }]}
      />
    ),
  },
  EmptyState: { element: <ui.EmptyState title="Nothing here" /> },
  ErrorState: { element: <ui.ErrorState title="Not loaded" /> },
  FieldGroup: { element: <ui.FieldGroup legend="Size">Fields</ui.FieldGroup> },
  FormField: {
    element: <ui.FormField label="Name">{(control) => <input {...control} />}</ui.FormField>,
  },
  Heading: { element: <ui.Heading level={2}>Sarees</ui.Heading> },
  IconButton: { element: <ui.IconButton label="Search" icon={<ui.SearchIcon />} /> },
  IconLink: { element: <ui.IconLink label="Bag" href="/cart" icon={<ui.BagIcon />} /> },
  Link: { element: <ui.Link href="/sarees">Sarees</ui.Link> },
  MetaList: { element: <ui.MetaList items={[{ term: "Brand", detail: "Border" }]} /> },
  Motif: { element: <ui.Motif name="needle" /> },
  NeedsScripts: { element: <ui.NeedsScripts /> },
  Notice: { element: <ui.Notice tone="info">Saved</ui.Notice> },
  PasswordField: { element: <ui.PasswordField label="Password" /> },
  Picture: { element: <ui.Picture src="/a.avif" alt="" width={4} height={5} /> },
  Price: { element: <ui.Price offer="₹900" list="₹1,200" /> },
  QuantityStepper: {
    element: <ui.QuantityStepper label="Quantity" />,
    state: {
      ...chosen("button", "Increase quantity", 1, 2),
      shows: { role: "spinbutton", name: "Quantity", attribute: ["value", "2"] },
    },
  },
  ScrollProgress: { element: <ui.ScrollProgress /> },
  Select: {
    element: <ui.Select label="Size" options={[{ value: "s", label: "Small" }]} />,
  },
  Skeleton: { element: <ui.Skeleton /> },
  Spinner: { element: <ui.Spinner text="Loading" /> },
  StarRating: { element: <ui.StarRating value={4} /> },
  Swatch: { element: <ui.Swatch colour="#c2185b" /> },
  Switch: {
    element: <ui.Switch label="Dollars" labels={{ off: "₹", on: "$" }} />,
    state: {
      ...chosen("switch", "Dollars", false, true),
      prop: "checked",
      defaultProp: "defaultChecked",
      isNative: true,
    },
  },
  Tabs: {
    element: (
      <ui.Tabs
        label="About"
        items={[
          { id: "care", label: "Care", panel: "By hand" },
          { id: "fit", label: "Fit", panel: "One size" },
        ]}
      />
    ),
    state: {
      ...chosen("tab", "Fit", "care", "fit"),
      shows: { role: "tab", name: "Fit", attribute: ["aria-selected", "true"] },
    },
  },
  TabsRoot: {
    element: (
      <ui.TabsRoot defaultValue="care">
        <ui.TabList label="About">
          <ui.Tab value="care">Care</ui.Tab>
          <ui.Tab value="fit">Fit</ui.Tab>
        </ui.TabList>
        <ui.TabPanel value="care">By hand</ui.TabPanel>
        <ui.TabPanel value="fit">One size</ui.TabPanel>
      </ui.TabsRoot>
    ),
    state: {
      ...chosen("tab", "Fit", "care", "fit"),
      shows: { role: "tab", name: "Fit", attribute: ["aria-selected", "true"] },
    },
  },
  TabList: {
    element: (
      <ui.TabList label="About">
        <ui.Tab value="size">Size</ui.Tab>
        <ui.Tab value="care">Care</ui.Tab>
      </ui.TabList>
    ),
    wrap: (element) => <ui.TabsRoot defaultValue="care">{element}</ui.TabsRoot>,
    handlers: ["onKeyDown"],
  },
  Tab: {
    element: <ui.Tab value="care">Care</ui.Tab>,
    wrap: (element) => <ui.TabsRoot defaultValue="size">{element}</ui.TabsRoot>,
    handlers: ["onClick"],
  },
  TabPanel: {
    element: <ui.TabPanel value="care">By hand</ui.TabPanel>,
    wrap: (element) => <ui.TabsRoot defaultValue="care">{element}</ui.TabsRoot>,
  },
  Table: { element: <ui.Table caption="Measures" /> },
  TableHead: {
    element: <ui.TableHead columns={["Width"]} />,
    wrap: (element) => <table>{element}</table>,
  },
  TableBody: { element: <ui.TableBody />, wrap: (element) => <table>{element}</table> },
  TableRow: { element: <ui.TableRow />, wrap: inTable },
  TableCell: {
    element: <ui.TableCell label="Width">1 m</ui.TableCell>,
    wrap: (element) => inTable(<tr>{element}</tr>),
  },
  Tag: { element: <ui.Tag tone="success">New</ui.Tag> },
  Text: { element: <ui.Text>Silk</ui.Text> },
  TextArea: { element: <ui.TextArea label="Message" limit={400} />, handlers: ["onChange"] },
  TextField: {
    element: <ui.TextField label="Name" />,
    state: { ...typed("textbox", "Name"), isNative: true },
  },
  CheckboxGroup: {
    element: <ui.CheckboxGroup legend="Kind" options={[{ value: "silk", label: "Silk" }]} />,
    state: chosen("checkbox", "Silk", [], ["silk"]),
  },
  CouponField: {
    element: <ui.CouponField label="Coupon" action="Apply" onApply={nothing} />,
    handlers: ["onSubmit"],
    effect: "onApply",
    state: typed("textbox", "Coupon"),
  },
  OtpField: { element: <ui.OtpField label="Code" />, state: typed("textbox", "Code") },
  Popup: {
    element: (
      <ui.Popup id="measures" title="Measures">
        A saree is 5.5 metres long.
      </ui.Popup>
    ),
  },
  PopoverPanel: {
    element: (
      <ui.PopoverPanel label="Bag, 2 items" icon={<ui.BagIcon />} title="Bag">
        Two sarees
      </ui.PopoverPanel>
    ),
    state: {
      prop: "open",
      defaultProp: "defaultOpen",
      handler: "onOpenChange",
      before: false,
      after: true,
      act: { role: "summary", name: "Bag, 2 items" },
      shows: { role: "group", name: "", attribute: ["open", ""] },
    },
  },
  AccountLayout: { element: <ui.AccountLayout nav="Navigation">Page</ui.AccountLayout> },
  AccountNav: {
    element: (
      <ui.AccountNav
        label="Account"
        items={[link]}
        activePath="/"
        logout={{ label: "Logout", onLogout: nothing }}
      />
    ),
  },
  ArticleBody: { element: <ui.ArticleBody layout="essay" opening={[]} sections={[]} /> },
  ArticleHead: {
    element: (
      <ui.ArticleHead
        layout="wide"
        title="Dyes"
        lead="From plants."
        breadcrumb={crumbs}
        tag={link}
        date="13th March 2025"
        dateTime="2025-03-13"
        length="Four minutes"
        picture="Picture"
      />
    ),
  },
  AuthLayout: { element: <ui.AuthLayout title="Login">Form</ui.AuthLayout> },
  BestSellers: { element: <ui.BestSellers>{cards}</ui.BestSellers> },
  BestSellerTile: {
    element: <ui.BestSellerTile name="Rani" href="/rani" price="₹900" tag="New" />,
  },
  BlogCard: { element: <ui.BlogCard {...post} /> },
  BrandLogo: { element: <ui.BrandLogo {...logo} /> },
  BrandStrip: { element: <ui.BrandStrip label="Brands" items={[logo]} /> },
  ProductShowcase: { element: <ui.ProductShowcase>{cards}</ui.ProductShowcase> },
  Carousel: {
    element: (
      <ui.Carousel label="Offers">
        <p>One</p>
        <p>Two</p>
      </ui.Carousel>
    ),
    handlers: ["onPointerEnter", "onPointerLeave", "onFocus", "onBlur", "onKeyDown"],
  },
  CartLine: {
    element: (
      <ui.CartLine
        name="Rani"
        href="/rani"
        price="₹900"
        total="₹900"
        quantity="1"
        onRemove={nothing}
      />
    ),
    wrap: inTable,
  },
  CartTable: { element: <ui.CartTable>{null}</ui.CartTable> },
  CategorySidebar: { element: <ui.CategorySidebar title="Categories" items={[link]} /> },
  RoomList: {
    element: (
      <ui.RoomList
        action="See"
        items={[{ name: "Hall", text: "Wide", things: "Rugs", picture: null, href: "/hall" }]}
      />
    ),
  },
  CategoryCard: {
    element: (
      <ui.CategoryCard
        title="Silk"
        href="/silk"
        count="26"
        text="Soft"
        picture={null}
        icon={null}
      />
    ),
  },
  CategoryStrip: { element: <ui.CategoryStrip label="Categories" items={[]} /> },
  CheckoutActions: { element: <ui.CheckoutActions>Next</ui.CheckoutActions> },
  CheckoutLayout: { element: <ui.CheckoutLayout summary="Summary">Form</ui.CheckoutLayout> },
  CheckoutSection: { element: <ui.CheckoutSection title="Address">Fields</ui.CheckoutSection> },
  ClientGrid: { element: <ui.ClientGrid label="Clients" items={[logo]} /> },
  ComingSoonHero: { element: <ui.ComingSoonHero title="Soon" text="Wait" timer={null} /> },
  Countdown: { element: <ui.Countdown label="Time left" secondsLeft={90} /> },
  DemoPopup: { element: <ui.DemoPopup items={[]} actions={[link]} /> },
  NotFoundPanel: { element: <ui.NotFoundPanel title="Not found" actions="Home" /> },
  ThankYouPanel: { element: <ui.ThankYouPanel title="Thank you" actions="Home" /> },
  FaqGroups: {
    element: (
      <ui.FaqGroups items={[{ id: "care", title: "Care", motif: "needle", items: [faq] }]} />
    ),
    state: {
      ...chosen("button", "Washing?", null, "wash"),
      shows: { role: "button", name: "Washing?", attribute: ["aria-expanded", "true"] },
    },
  },
  FilterGroup: { element: <ui.FilterGroup title="Price">Fields</ui.FilterGroup> },
  FilterLayout: {
    element: (
      <ui.FilterLayout filtersId="filters" label="Filters" filters="Filters">
        Products
      </ui.FilterLayout>
    ),
  },
  FilterPanel: { element: <ui.FilterPanel>Filters</ui.FilterPanel> },
  BannerSlide: { element: <ui.BannerSlide picture={null} title="Silk" href="/silk" /> },
  HeroCarousel: { element: <ui.HeroCarousel label="Offers">{cards}</ui.HeroCarousel> },
  HeroSlide: { element: <ui.HeroSlide headline="Silk" picture={null} /> },
  PriceCallout: { element: <ui.PriceCallout price="₹900" action={link} /> },
  Comments: { element: <ui.Comments title="Comments" items={[]} closedText="Closed." /> },
  Invoice: {
    element: (
      <ui.Invoice
        title="Invoice"
        shop="Chennai"
        number={{ label: "Order", value: "7" }}
        customer={{ label: "Billed to", name: "Asha", lines: [] }}
        labels={{ product: "Product", quantity: "Quantity", unitPrice: "Price", total: "Total" }}
        lines={[]}
        amounts={rowsOf("₹900")}
        total={{ label: "Total", amount: "₹900" }}
      />
    ),
  },
  LegalPage: { element: <ui.LegalPage labels={{ contents: "Contents" }} sections={[]} /> },
  NewsletterForm: {
    element: <ui.NewsletterForm title="Letters" label="Email" onSubmit={nothing} />,
    state: typed("textbox", "Email"),
  },
  OrderLines: { element: <ui.OrderLines title="Order summary" items={[]} total="₹900" /> },
  OrderSummary: {
    element: (
      <ui.OrderSummary
        title="Summary"
        rows={rowsOf("₹900")}
        total={{ label: "Total", amount: "₹900" }}
      />
    ),
  },
  OrdersTable: { element: <ui.OrdersTable label="Orders" rows={[]} /> },
  StatusPill: { element: <ui.StatusPill tone="success">Delivered</ui.StatusPill> },
  PageHeader: { element: <ui.PageHeader title="Sarees" /> },
  PortfolioCard: {
    element: <ui.PortfolioCard name="Hall" tag="Home" href="/hall" picture={null} />,
  },
  FilterButtons: {
    element: <ui.FilterButtons label="Kind" name="kind" options={["All", "Art"]} />,
    state: {
      ...chosen("button", "Art", "All", "Art"),
      shows: { role: "button", name: "Art", attribute: ["aria-pressed", "true"] },
    },
  },
  PortfolioGrid: { element: <ui.PortfolioGrid>Card</ui.PortfolioGrid> },
  FeaturedPost: { element: <ui.FeaturedPost {...post} /> },
  PostList: { element: <ui.PostList>Posts</ui.PostList> },
  PostRow: { element: <ui.PostRow {...post} number="1" /> },
  PaymentMethods: {
    element: (
      <ui.PaymentMethods
        label="Methods"
        labels={{ mark: (name) => name }}
        items={[{ name: "Visa", mark: "/visa.svg", fabric }]}
      />
    ),
  },
  PaymentPanel: {
    element: <ui.PaymentPanel title="Paid" text="Thanks" status="completed" actions="Home" />,
  },
  PricingCard: {
    element: (
      <ui.PricingCard
        title="Basic"
        price="₹900"
        per="a month"
        features={["One"]}
        fabric={fabric}
        action="Buy"
      />
    ),
  },
  ProductCard: { element: cards },
  ProductCardSkeleton: { element: <ui.ProductCardSkeleton /> },
  ClothStrip: {
    element: (
      <ui.ClothStrip
        label="The whole saree"
        picture={null}
        widthM={1.1}
        parts={[{ label: "Border", detail: "78 cm", lengthM: 0.78 }]}
      />
    ),
  },
  MakingTime: { element: <ui.MakingTime days={14}>Made in about 14 days</ui.MakingTime> },
  ProductGallery: {
    element: (
      <ui.ProductGallery
        label="Pictures"
        items={["front", "back"].map((label) => ({
          id: label,
          label,
          href: `/${label}`,
          picture: label,
          thumbnail: null,
        }))}
      />
    ),
    state: {
      prop: "index",
      defaultProp: "defaultIndex",
      handler: "onIndexChange",
      before: 0,
      after: 1,
      act: { role: "link", name: "back" },
      shows: { role: "link", name: "back", attribute: ["aria-current", "true"] },
    },
  },
  ProductGrid: { element: <ui.ProductGrid>{cards}</ui.ProductGrid> },
  BuyActions: { element: <ui.BuyActions>Buy</ui.BuyActions> },
  BuyBox: { element: <ui.BuyBox title="Rani" price="₹900" actions="Buy" /> },
  ProductLayout: { element: <ui.ProductLayout gallery="Gallery">Box</ui.ProductLayout> },
  ProjectDetail: {
    element: (
      <ui.ProjectDetail
        layout="split"
        name="Hall"
        tag="Home"
        breadcrumb={crumbs}
        pictures={null}
        facts={[]}
        share={null}
      >
        Text
      </ui.ProjectDetail>
    ),
  },
  ProjectPictures: { element: <ui.ProjectPictures layout="plate">Picture</ui.ProjectPictures> },
  RelatedProjects: {
    element: (
      <ui.RelatedProjects title="Related" headingId="related">
        Card
      </ui.RelatedProjects>
    ),
  },
  PromoBanner: { element: <ui.PromoBanner headline="Silk" picture={null} /> },
  PromoBlock: { element: <ui.PromoBlock figure="45%" title="Silk" picture={null} /> },
  Prose: { element: <ui.Prose blocks={[{ kind: "text", text: "Silk" }]} /> },
  FilterChips: { element: <ui.FilterChips items={[{ id: "silk", label: "Silk" }]} /> },
  ResultBar: { element: <ui.ResultBar countText="36 products" /> },
  SearchDialog: {
    element: (
      <ui.SearchDialog
        id="search"
        title="Measures"
        label="Search"
        action="/search"
        value=""
        field={{ current: null }}
        listId="found"
        onChange={nothing}
        onSubmit={nothing}
      >
        Results
      </ui.SearchDialog>
    ),
  },
  SwatchLinks: {
    element: <ui.SwatchLinks items={[{ label: "Rani", href: "/rani", colour: "#6e1227" }]} />,
  },
  SectionHeader: { element: <ui.SectionHeader title="Sarees" /> },
  ServiceStrip: { element: <ui.ServiceStrip label="Services" items={[]} /> },
  ShippingTable: {
    element: (
      <ui.ShippingTable
        caption="Shipping"
        labels={{ name: "Name", time: "Time", price: "Price" }}
        items={[{ name: "Fast", time: "2 days", hours: 48, price: "$5" }]}
      />
    ),
  },
  SiteFooter: {
    element: (
      <ui.SiteFooter
        blurb="Sarees"
        columns={[{ title: "Shop", links: [link] }]}
        socials={{ title: "Elsewhere", links: [{ ...link, icon: null }] }}
        copyright="© 2026"
        credit={link}
      />
    ),
  },
  SiteHeader: {
    element: (
      <ui.SiteHeader
        items={[link]}
        activePath="/"
        profileHref="/profile"
        wishlistHref="/wishlist"
        cartHref="/cart"
        searchId="search"
      />
    ),
  },
  TeamCard: { element: <ui.TeamCard name="Asha" picture={null} position="Weaver" text="Silk" /> },
  SampleNewsletterBox: {
    element: <ui.SampleNewsletterBox title="Letters" label="Email" action="Send" note="Sample" />,
  },
  TemplateFooter: {
    element: (
      <ui.TemplateFooter
        blurb="Sarees"
        lists={[{ title: "Shop", links: [link] }]}
        socials={{ title: "Elsewhere", links: [{ ...link, icon: null }] }}
        newsletter={{ title: "Letters", label: "Email", action: "Send", note: "Sample" }}
        copyright="© 2026"
        credit={link}
      />
    ),
  },
  TemplateHeader: {
    element: (
      <ui.TemplateHeader
        items={[link]}
        activePath="/"
        profileHref="/profile"
        wishlist={popup}
        cart={popup}
        searchId="search"
      />
    ),
  },
  TestimonialCard: { element: <ui.TestimonialCard quote="Soft" name="Asha" /> },
  Testimonials: {
    element: <ui.Testimonials label="Words" items={[{ quote: "Soft", name: "Asha" }]} />,
  },
  ButtiField: { element: <ui.ButtiField /> },
  SelvedgeLine: { element: <ui.SelvedgeLine /> },
  TempleEdge: { element: <ui.TempleEdge /> },
  ZariRule: { element: <ui.ZariRule /> },
  WhyChoose: { element: <ui.WhyChoose title="Why" items={[{ title: "Dyes", text: "Known" }]} /> },
  WishlistCard: {
    element: <ui.WishlistCard name="Rani" href="/rani" onMove={nothing} onRemove={nothing} />,
  },
  WishlistGrid: { element: <ui.WishlistGrid label="Wishlist">Card</ui.WishlistGrid> },
  Wordmark: { element: <ui.Wordmark href="/" /> },
  Accordion: {
    element: <accordion.Accordion items={[faq]} />,
    handlers: ["onPointerDown", "onKeyDown"],
    state: {
      ...chosen("button", "Washing?", null, "wash"),
      shows: { role: "button", name: "Washing?", attribute: ["aria-expanded", "true"] },
    },
  },
  AccordionItem: {
    element: (
      <accordion.AccordionItem value="wash" title="Washing?">
        By hand.
      </accordion.AccordionItem>
    ),
    wrap: inAccordion,
  },
  AccordionList: { element: <accordion.AccordionList>Items</accordion.AccordionList> },
  Dialog: opened(<dialog.Dialog title="Measures">Text</dialog.Dialog>),
  DialogBody: { element: <dialog.DialogBody>Text</dialog.DialogBody>, wrap: inDialog },
  DialogContent: {
    element: (
      <dialog.DialogContent>
        <dialog.DialogHeader>Measures</dialog.DialogHeader>
      </dialog.DialogContent>
    ),
    wrap: (element) => <dialog.DialogRoot defaultOpen>{element}</dialog.DialogRoot>,
  },
  DialogFooter: { element: <dialog.DialogFooter>Close</dialog.DialogFooter>, wrap: inDialog },
  DialogHeader: {
    element: <dialog.DialogHeader>Measures</dialog.DialogHeader>,
    wrap: (element) => (
      <dialog.DialogRoot defaultOpen>
        <dialog.DialogContent>{element}</dialog.DialogContent>
      </dialog.DialogRoot>
    ),
  },
  ResultDialog: {
    element: <dialog.ResultDialog tone="success" title="Measures" body="Sent" actionLabel="OK" />,
    handlers: ["onPointerMove", "onPointerLeave"],
    state: openedBy("OK"),
  },
  Sheet: opened(<dialog.Sheet title="Measures">Text</dialog.Sheet>),
  LifeSizeDialog: opened(
    <lifeSize.LifeSizeDialog
      title="Measures"
      text="The border is 11.5 cm wide."
      clothLabel="Border"
      picture="Cloth"
      widthM={0.3}
      borderM={0.115}
      onMeasure={nothing}
    />,
  ),
  Lightbox: {
    element: (
      <lightbox.Lightbox
        id="measures"
        label="Measures"
        items={[
          { id: "whole", label: "Whole", picture: { src: "/w.webp", width: 4, height: 5 } },
          { id: "border", label: "Border", picture: { src: "/b.webp", width: 4, height: 5 } },
        ]}
      />
    ),
    handlers: ["onPointerDown", "onKeyDown"],
  },
  RangeSlider: {
    element: (
      <range.RangeSlider
        legend="Price"
        min={0}
        max={100}
        labels={["Lowest", "Highest"]}
        format={String}
      />
    ),
    state: {
      ...chosen("textbox", "Lowest", [10, 100], [20, 100]),
      act: { role: "textbox", name: "Lowest", type: "20" },
      shows: { role: "textbox", name: "Lowest", attribute: ["value", "20"] },
    },
  },
  SearchPanel: {
    element: (
      <search.SearchPanel
        field={{ current: null }}
        listId="found"
        value=""
        items={[]}
        onChange={nothing}
        onChoose={nothing}
      />
    ),
  },
  Toast: { element: <toast.Toast tone="info" text="Saved" onDismiss={nothing} /> },
  ToastStack: { element: <toast.ToastStack>Toasts</toast.ToastStack> },
};

/** Components without an element of their own, and why. */
export const withoutElement: Readonly<Record<string, string>> = {
  UiProvider: "provides a context",
  AccordionRoot: "provides a context",
  DialogRoot: "provides a context",
  DialogTrigger: "adds behaviour to its child",
  DialogClose: "adds behaviour to its child",
};
