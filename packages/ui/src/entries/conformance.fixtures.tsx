import type { Meta } from "@storybook/react-vite";
import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from "react";
import * as ui from "../index.ts";
import * as sections from "./sections.ts";
import * as accordion from "./accordion.ts";
import * as desk from "./desk.ts";
import * as dialog from "./dialog.ts";
import * as lifeSize from "./life-size.ts";
import * as lightbox from "./lightbox.ts";
import * as range from "./range-slider.ts";
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
const failedFile = { id: "1", name: "a.jpg", state: "failed" } as const;
const link = { label: "Sarees", href: "/sarees" };
const cards = <ui.ProductCard name="Rani" href="/rani" price="₹900" tag="New" />;
const crumbs = { label: "Breadcrumb", items: [{ label: "Home", href: "/" }, { label: "Sarees" }] };
const logo = { name: "Loom", light: "/light.svg", dark: "/dark.svg" };
const post = {
  title: "Dyes",
  href: "/dyes",
  tag: link,
  date: "13th March 2025",
  dateTime: "2025-03-13",
};
const faq = { id: "wash", title: "Washing?", content: "By hand." };
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

const entries = import.meta.glob<Record<string, unknown>>(
  ["../index.ts", "./*.ts", "!./*.test.ts", "!./*.fixtures.ts"],
  { eager: true },
);

/** What the entries of the package export, by name. */
export const exported: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(entries),
);

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z](?!.*Icon$)/.test(name) &&
  typeof value === "function" &&
  !(value.prototype instanceof Error);

/** Names of the exported components, without icons. */
export const components: readonly string[] = Object.entries(exported)
  .filter(isComponent)
  .map(([name]) => name);

const storyFiles = import.meta.glob<{ default: Meta; Default?: { args?: object } }>(
  "../{layout,components,patterns,sections,desk}/**/*.stories.tsx",
  { eager: true },
);

/** Components of stories files, with the props that their first story has. */
export const shown: readonly { file: string; component: unknown; props: object }[] = Object.entries(
  storyFiles,
).map(([file, { default: meta, Default }]) => ({
  file,
  component: meta.component,
  props: { ...meta.args, ...Default?.args },
}));

const fromStories = shown.flatMap(({ component, props }): [string, ConformanceCase][] =>
  components
    .filter((name) => exported[name] === component)
    .map((name) => [name, { element: createElement(component as FunctionComponent, props) }]),
);

/** One case for every exported component: its first story, or one of its own if it needs another element or more. */
export const cases: Readonly<Record<string, ConformanceCase>> = {
  ...Object.fromEntries(fromStories),
  // The stories of the next five contain the shop's name, which no component may contain itself.
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
  BuyBox: { element: <ui.BuyBox title="Rani" price="₹900" actions="Buy" /> },
  ProjectDetail: {
    element: (
      <sections.ProjectDetail
        layout="split"
        name="Hall"
        tag="Home"
        breadcrumb={crumbs}
        pictures={null}
        facts={[]}
        share={null}
      >
        Text
      </sections.ProjectDetail>
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
  TemplateFooter: {
    element: (
      <sections.TemplateFooter
        blurb="Sarees"
        lists={[{ title: "Shop", links: [link] }]}
        socials={{ title: "Elsewhere", links: [{ ...link, icon: null }] }}
        newsletter={{ title: "Letters", label: "Email", submitText: "Send", note: "Sample" }}
        copyright="© 2026"
        credit={link}
      />
    ),
  },
  Button: { element: <ui.Button>Buy</ui.Button>, handlers: ["onClick"] },
  Checkbox: {
    element: <ui.Checkbox label="Silk" />,
    state: {
      ...chosen("checkbox", "Silk", false, true),
      prop: "checked",
      defaultProp: "defaultChecked",
      isNative: true,
    },
  },
  FieldGroup: { element: <ui.FieldGroup legend="Size">Fields</ui.FieldGroup> },
  IconLink: { element: <ui.IconLink label="Bag" href="/cart" icon={<ui.BagIcon />} /> },
  Notice: { element: <ui.Notice tone="info">Saved</ui.Notice> },
  QuantityStepper: {
    element: <ui.QuantityStepper label="Quantity" />,
    state: {
      ...chosen("button", "Increase quantity", 1, 2),
      shows: { role: "spinbutton", name: "Quantity", attribute: ["value", "2"] },
    },
  },
  Switch: {
    element: <ui.Switch label="Dollars" sides={{ off: "₹", on: "$" }} />,
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
    element: <ui.CouponField label="Coupon" submitText="Apply" onApply={nothing} />,
    handlers: ["onSubmit"],
    effect: "onApply",
    state: typed("textbox", "Coupon"),
  },
  RadioGroup: {
    element: <ui.RadioGroup legend="Kind" options={[{ value: "silk", label: "Silk" }]} />,
    state: chosen("radio", "Silk", null, "silk"),
  },
  OtpField: { element: <ui.OtpField label="Code" />, state: typed("textbox", "Code") },
  Popover: {
    element: (
      <ui.Popover modal title="Bag" trigger={<ui.Button>Bag, 2 items</ui.Button>}>
        Two sarees
      </ui.Popover>
    ),
  },
  AccountLayout: { element: <ui.AccountLayout nav="Navigation">Page</ui.AccountLayout> },
  ArticleBody: {
    element: (
      <sections.ArticleBody
        layout="essay"
        opening={[]}
        sections={[{ id: "dyes", heading: "Dyes", blocks: [] }]}
      />
    ),
  },
  BestSellerTile: {
    element: <sections.BestSellerTile name="Rani" href="/rani" price="₹900" tag="New" />,
  },
  BrandLogo: { element: <sections.BrandLogo {...logo} /> },
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
  RoomList: {
    element: (
      <sections.RoomList
        linkText="See"
        items={[{ name: "Hall", text: "Wide", things: "Rugs", picture: null, href: "/hall" }]}
      />
    ),
  },
  CategoryCard: {
    element: (
      <sections.CategoryCard
        title="Silk"
        href="/silk"
        count="26"
        text="Soft"
        picture={null}
        icon={null}
      />
    ),
  },
  CheckoutActions: { element: <ui.CheckoutActions>Next</ui.CheckoutActions> },
  CheckoutSection: { element: <ui.CheckoutSection title="Address">Fields</ui.CheckoutSection> },
  FaqGroups: {
    element: (
      <sections.FaqGroups items={[{ id: "care", title: "Care", motif: "needle", items: [faq] }]} />
    ),
    state: {
      ...chosen("button", "Washing?", null, "wash"),
      shows: { role: "button", name: "Washing?", attribute: ["aria-expanded", "true"] },
    },
  },
  FilterGroup: { element: <ui.FilterGroup title="Price">Fields</ui.FilterGroup> },
  FilterPanel: { element: <ui.FilterPanel>Filters</ui.FilterPanel> },
  BannerSlide: { element: <sections.BannerSlide picture={null} title="Silk" /> },
  HeroSlide: { element: <sections.HeroSlide headline="Silk" picture={null} /> },
  PriceCallout: { element: <sections.PriceCallout price="₹900" link={link} /> },
  NewsletterForm: {
    element: <ui.NewsletterForm title="Letters" label="Email" onSubmit={nothing} />,
    state: typed("textbox", "Email"),
  },
  StatusPill: { element: <ui.StatusPill tone="success">Delivered</ui.StatusPill> },
  PortfolioCard: {
    element: <sections.PortfolioCard name="Hall" tag="Home" href="/hall" picture={null} />,
  },
  FilterButtons: {
    element: <sections.FilterButtons label="Kind" name="kind" options={["All", "Art"]} />,
    state: {
      ...chosen("button", "Art", "All", "Art"),
      shows: { role: "button", name: "Art", attribute: ["aria-pressed", "true"] },
    },
  },
  FeaturedPost: { element: <sections.FeaturedPost {...post} /> },
  PostList: { element: <sections.PostList>Posts</sections.PostList> },
  ProductCard: { element: cards },
  ProductCardSkeleton: { element: <ui.ProductCardSkeleton /> },
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
  BuyActions: { element: <ui.BuyActions>Buy</ui.BuyActions> },
  ProductLayout: { element: <ui.ProductLayout gallery="Gallery">Box</ui.ProductLayout> },
  ProjectPictures: {
    element: <sections.ProjectPictures layout="plate">Picture</sections.ProjectPictures>,
  },
  RelatedProjects: {
    element: (
      <sections.RelatedProjects title="Related" headingId="related">
        Card
      </sections.RelatedProjects>
    ),
  },
  FilterChips: { element: <ui.FilterChips items={[{ id: "silk", label: "Silk" }]} /> },
  ResultBar: { element: <ui.ResultBar countText="36 products" /> },
  SwatchLinks: {
    element: <ui.SwatchLinks items={[{ label: "Rani", href: "/rani", colour: "#6e1227" }]} />,
  },
  SampleNewsletterBox: {
    element: (
      <sections.SampleNewsletterBox title="Letters" label="Email" submitText="Send" note="Sample" />
    ),
  },
  ButtiField: { element: <ui.ButtiField /> },
  TempleEdge: { element: <ui.TempleEdge /> },
  ZariRule: { element: <ui.ZariRule /> },
  WishlistGrid: { element: <ui.WishlistGrid label="Wishlist">Card</ui.WishlistGrid> },
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
    element: <dialog.ResultDialog tone="success" title="Measures" body="Sent" closeText="OK" />,
    handlers: ["onPointerMove", "onPointerLeave"],
    state: openedBy("OK"),
  },
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
        boundLabels={["Lowest", "Highest"]}
        format={String}
      />
    ),
    state: {
      ...chosen("textbox", "Lowest", [10, 100], [20, 100]),
      act: { role: "textbox", name: "Lowest", type: "20" },
      shows: { role: "textbox", name: "Lowest", attribute: ["value", "20"] },
    },
  },
  DateField: {
    element: <desk.DateField label="Ends on" />,
    handlers: ["onFocus"],
  },
  FieldRow: {
    element: (
      <desk.FieldRow>
        <ui.TextField label="Name" />
      </desk.FieldRow>
    ),
  },
  Menu: {
    element: (
      <desk.Menu
        label="Order 1"
        trigger={<ui.Button>More</ui.Button>}
        items={[{ id: "print", label: "Print", href: "/print" }]}
      />
    ),
    handlers: ["onKeyDown", "onClick"],
  },
  FileDrop: {
    element: <desk.FileDrop label="Pictures" items={[failedFile]} onFiles={nothing} />,
  },
  MoneyField: {
    element: <desk.MoneyField label="Price" />,
    handlers: ["onFocus", "onBlur", "onKeyDown"],
    state: { ...typed("textbox", "Price"), before: null, after: 700 },
  },
  NumberField: {
    element: <desk.NumberField label="Weight" />,
    handlers: ["onFocus", "onBlur", "onKeyDown"],
    state: { ...typed("textbox", "Weight"), before: null, after: 7 },
  },
  StockField: {
    element: <desk.StockField label="Rani" before={6} />,
    handlers: ["onFocus", "onBlur", "onKeyDown"],
    state: { ...typed("spinbutton", "Rani"), before: 6, after: 7 },
  },
  PictureList: {
    element: (
      <desk.PictureList
        label="Pictures"
        items={[
          { ...failedFile, src: null, alt: "" },
          { id: "2", name: "b.jpg", src: null, alt: "" },
        ]}
      />
    ),
  },
  PrintPage: { element: <desk.PrintPage label="Order 1">Slip</desk.PrintPage> },
  SelectableTable: {
    element: (
      <desk.SelectableTable
        caption="Orders"
        columns={[{ key: "order", label: "Order", isRowHeader: true }]}
        rows={[{ id: "1", label: "Order 1", cells: { order: "1" } }]}
      />
    ),
  },
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
