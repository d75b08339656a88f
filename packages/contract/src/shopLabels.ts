/**
 * The fields of a shop's parts in words, for forms and findings: what shoppers see, and where. The keys of the file stay as
 * they are. A module of its own, as only the API reads it.
 */
import { z } from "zod";
import { isPartName, SHOP_FILE_VERSION, shopFile, shopParts } from "./shop.ts";
import type { PartName, ShopParts } from "./shop.ts";
import { themeColors } from "./shopTheme.ts";

type Label = readonly [title: string, hint?: string];

const LINK =
  "Choose a page of the shop from the list, or type an address that begins with https://.";

/** By the end of the path of a key, without positions in lists. The longest end counts. */
const labels: Readonly<Record<string, Label>> = {
  // Words that mean the same in every part.
  alt: ["What the picture shows", "For people who do not see it."],
  heading: ["Heading"],
  href: ["Leads to", LINK],
  icon: ["Icon", "Shown if there is no picture."],
  intro: ["Sentence below the title", "At the top of the page."],
  label: ["Words"],
  link: ["Link", "A button with words of its own."],
  "link.label": ["Words of the link"],
  picture: ["Picture"],
  text: ["Text"],
  title: ["Title"],
  columns: ["Columns", "The headings of the table."],
  rows: ["Rows"],

  "frame.name": [
    "Name of the shop",
    "In the header, in titles of pages, in mails and on invoices.",
  ],
  "frame.emblem": [
    "Emblem",
    "Beside the name in the header, in mails, and as the icon of the tab. Of an SVG only outlines and fills are used.",
  ],
  "frame.description": [
    "Description for search engines",
    "Search engines and previews of links show it for pages without one of their own.",
  ],
  "frame.announcement": [
    "Line above the header",
    "One sentence at the top of every page, such as “Free delivery above ₹999”.",
  ],
  "frame.menu": ["Menu", "The links in the header. Left out: Home, Products, Contact."],
  "frame.menu.groups": ["Panel below the entry", "Columns of links that open below it."],
  "frame.menu.groups.heading": ["Heading of the column"],
  "frame.menu.groups.links": ["Links of the column"],
  "frame.menu.feature": ["Picture in the panel", "A picture with a link beside the columns."],
  "frame.menu.feature.label": ["Words below the picture"],
  "frame.footer": ["Footer", "At the end of every page."],
  "frame.footer.blurb": ["Sentences below the name", "In the footer of every page."],
  "frame.footer.columns": [
    "Columns of links",
    "In the footer. Terms, delivery and payment are added by themselves once they are written.",
  ],
  "frame.footer.columns.heading": ["Heading of the column"],
  "frame.footer.columns.links": ["Links of the column"],
  "frame.footer.copyright": [
    "Last line",
    "At the very end of every page. Left out: ©, the year and the name.",
  ],
  "frame.footer.credit": ["Link of whoever made the shop", "Beside the last line of every page."],
  "frame.social": ["Social networks", "Icons in the footer of every page."],
  "frame.social.name": ["Network"],
  "frame.social.href": ["Your page there", "Begins with https://."],
  "frame.features": ["Pages of the demo to keep", "Left out: none of them is in your shop."],

  "home.title": ["Title of the page", "In the tab of the browser and in search engines."],
  "home.description": ["Description for search engines", "Below the title in search engines."],
  "home.sections": [
    "Sections",
    "From the top of the page to its end. The field for the newsletter is always the last.",
  ],
  "sections.slides": [
    "Slides at the top",
    "Large pictures with words and a link, one after the other. While there is a banner of the home page (page Banners), shoppers see the banner instead.",
  ],
  "slides.slides": ["Slides"],
  "slides.kicker": ["Small line above the headline"],
  "slides.headline": ["Headline"],
  "slides.callout": ["Product beside the picture", "A small card with a name and a price."],
  "callout.name": ["Name of the product"],
  "callout.price": ["Price"],
  "callout.badge": ["Word on the card", "Such as New."],
  "sections.liveWords": [
    "Words beside the banners",
    "For banners of the home page (page Banners) that have no words of their own.",
  ],
  "liveWords.entries": ["Words", "The first entry is for the first banner."],
  "liveWords.entries.headline": ["Headline"],
  "liveWords.entries.product": ["Name of the product"],
  "sections.services": [
    "Promises in a row",
    "An icon or small picture, a title and a sentence each, such as delivery or return.",
  ],
  "services.entries": ["Promises"],
  "sections.categories": ["Groups of products", "Tiles that lead to groups of products."],
  "categories.entries": [
    "Tiles",
    "Left out: all groups that have products, each with its number and first picture.",
  ],
  "categories.entries.count": ["Number", "As it is shown, such as “12 products”."],
  "sections.products": ["Products", "A row of products that you have marked. Empty: not shown."],
  "products.flag": ["Which products", "Mark products on page Products."],
  "sections.collections": ["Banners of collections", "The banners of collections of page Banners."],
  "collections.heading": ["Heading"],
  "sections.reasons": ["Reasons to buy here", "A title and some sentences each."],
  "reasons.entries": ["Reasons"],
  "sections.testimonials": ["What customers say", "Sentences of real customers, with their names."],
  "testimonials.entries": ["Customers"],
  "testimonials.entries.name": ["Name of the customer"],
  "testimonials.entries.place": ["Town of the customer"],
  "testimonials.entries.text": ["What the customer says"],
  "testimonials.entries.picture": ["Picture of the customer"],
  "sections.promos": ["Offers with a picture", "Large fields, two beside each other."],
  "promos.entries": ["Offers"],
  "promos.entries.label": ["Small line above the words"],
  "promos.entries.tone": ["Background"],
  "sections.partners": ["Logos in a row", "Of brands, partners or certificates."],
  "partners.entries": ["Logos"],
  "partners.entries.name": ["Name", "Read to people who do not see the logo."],
  "partners.entries.light": ["Logo", "On a light background."],
  "partners.entries.dark": ["Logo in dark", "Left out: the same logo."],
  "sections.posts": ["Articles of the blog", "Titles and first sentences, with links."],
  "posts.ids": ["Articles", "Addresses of articles. Left out: the first three of the blog."],

  "product.vendor": ["Seller on product pages", "The tab Vendor Info below every product."],
  "product.vendor.name": ["Name"],
  "product.vendor.shop": ["Vendor"],
  "product.vendor.address": ["Address"],
  "product.vendor.mail": ["E-mail"],
  "product.vendor.phone": ["Phone"],
  "product.policies": ["Policies", "The tab Shipping below every product, such as returns."],
  "policies.items": ["Sentences", "One on each line."],
  "product.relatedHeading": [
    "Heading of related products",
    "Above the products at the end of a product page.",
  ],
  "product.sizeGuides": ["Size guides", "Tables of measures beside the sizes of a product."],
  "sizeGuides.title": [
    "Words that open the guide",
    "Beside the sizes, such as “Size guide for kurtis”.",
  ],
  "sizeGuides.subCategoryIds": [
    "Only for these groups of products",
    "Ids of groups, one on each line. Left out: all that no other guide names.",
  ],
  "sizeGuides.columns": ["Headings of the table", "One on each line, such as Size, Chest, Length."],
  "sizeGuides.rows": ["Rows of the table", "A row on each line, its cells separated by |."],
  "sizeGuides.text": ["Text below the table"],

  "contact.name": ["Heading of the address", "On the contact page, such as the name of the shop."],
  "contact.lines": [
    "Address",
    "On the contact page, in mails and on invoices. One line of the address on each line.",
  ],
  "contact.phone": [
    "Phone",
    "On the contact page, where a press calls it, such as +91 98765 43210.",
  ],
  "contact.phone.shown": ["Number as it is shown"],
  "contact.phone.href": ["Number that is called", "Left out: the number that is shown."],
  "contact.mail": [
    "E-mail",
    "On the contact page. Answers of shoppers to the shop's mails go to it.",
  ],
  "contact.hours": [
    "Opening hours",
    "On the contact page, such as “Monday to Saturday, 10 to 18”.",
  ],
  "contact.map": [
    "Link to a map",
    "On the contact page, as “Open the place on a map”. Begins with https://.",
  ],
  "contact.intro": ["Sentence above the form", "At the top of the contact page."],
  "contact.sentTitle": [
    "Title after a message was sent",
    "On the contact page. Left out: “Message sent”.",
  ],
  "contact.sentBody": [
    "Sentence after a message was sent",
    "On the contact page. Left out: “Thank you for writing.”",
  ],

  "legal.name": ["Registered name", "On the contact page and on invoices."],
  "legal.lines": [
    "Registered address",
    "On the contact page and on invoices. One line of the address on each line.",
  ],
  "legal.mail": ["E-mail of the seller", "On the contact page."],
  "legal.phone": ["Phone of the seller", "On the contact page."],
  "legal.gstin": ["GSTIN", "On the contact page and on invoices. 15 characters."],
  "legal.registration": ["Registration", "On the contact page, such as a number of the company."],
  "legal.text": ["More on the seller", "On the contact page, below the address."],

  "terms.title": ["Title of the page", "Left out: “Terms & conditions”."],
  "terms.intro": ["Sentence below the title", "At the top of the page."],
  "terms.sections": ["Sections", "Such as Shipping, Return, Payment, Cancellation."],
  "terms.sections.id": [
    "Address of the section",
    "What follows # in a link to it: small letters, digits and hyphens.",
  ],
  "terms.sections.gist": ["In one sentence", "In larger letters above the text."],

  "shipping.title": ["Title of the page", "Left out: “Shipping”."],
  "shipping.options": [
    "Ways of delivery",
    "A table on the page Delivery. Shown only: the price is not added to orders.",
  ],
  "shipping.options.name": ["Delivery", "Such as Courier."],
  "shipping.options.time": ["Time", "Such as 3 to 5 days."],
  "shipping.options.price": ["Price", "As it is shown, such as ₹60 or Free."],
  "shipping.caption": ["Title of the table", "Left out: “Ways of delivery”."],
  "shipping.headings": ["Headings of the table's columns", "Left out: Delivery, Time, Price."],
  "headings.name": ["First column"],
  "headings.time": ["Second column"],
  "headings.price": ["Third column"],
  "shipping.rules": ["Rules", "Titles with texts below the table."],
  "shipping.rules.title": ["Heading of the rules"],
  "shipping.rules.entries": ["Rules"],
  "shipping.text": ["Text", "Below the table, on the page Delivery."],

  "payment.title": ["Title of the page", "Left out: “Payment”."],
  "payment.methods": [
    "Ways to pay",
    "On the page Payment, at checkout, after the order and in its mail.",
  ],
  "payment.methods.name": ["Name", "Such as UPI or Cash on delivery."],
  "payment.methods.text": ["How it works", "Such as the UPI id to which people pay."],
  "payment.methods.mark": ["Logo"],
  "payment.safety": ["How payments are protected", "A heading with a text on the page Payment."],
  "payment.text": ["Text", "On the page Payment, at checkout, after the order and in its mail."],

  "about.title": ["Title of the page", "Left out: “About us”."],
  "about.lead": ["First sentence", "In larger letters at the top of the page."],
  "about.text": ["Text", "On the page About us."],
  "about.picture": ["Picture", "On the page About us."],
  "about.steps": ["How you work", "Numbered steps on the page About us."],
  "about.steps.title": ["Heading of the steps"],
  "about.steps.list": ["Steps"],
  "about.why": ["Why people buy here", "Icons with titles and sentences."],
  "about.why.title": ["Heading"],
  "about.why.entries": ["Reasons"],

  "faq.title": ["Title of the page", "Left out: “Questions”."],
  "faq.ask": ["Words of the link to the contact page", "At the end of the page."],
  "faq.groups": ["Groups of questions", "Each group has a heading."],
  "faq.groups.id": [
    "Address of the group",
    "What follows # in a link to it: small letters, digits and hyphens.",
  ],
  "faq.groups.title": ["Heading of the group"],
  "faq.groups.items": ["Questions"],
  "faq.groups.items.id": [
    "Address of the question",
    "What follows # in a link to it: small letters, digits and hyphens.",
  ],
  "faq.groups.items.title": ["Question"],
  "faq.groups.items.content": ["Answer"],

  "team.title": ["Title of the page", "Left out: “Team”."],
  "team.members": ["People", "In the order of the page."],
  "team.members.name": ["Name"],
  "team.members.position": ["What they do"],
  "team.members.text": ["Sentence about them"],

  "posts.title": ["Title of the page", "Left out: “Blog”."],
  "posts.posts": ["Articles", "In the order of the page."],
  "posts.posts.id": [
    "Address of the article",
    "What follows # in a link to it: small letters, digits and hyphens.",
  ],
  "posts.posts.title": ["Title of the article"],
  "posts.posts.isoDate": ["Day", "Year, month and day, such as 2027-03-31."],
  "posts.posts.date": ["Day in words", "Left out: the day above in words."],
  "posts.posts.tag": ["Subject", "One word above the title."],
  "posts.posts.intro": ["First sentence", "Below the title, also on the home page."],
  "posts.posts.minutes": ["Minutes to read"],
  "posts.posts.text": ["Text", "The whole article, or what is before its sections."],
  "posts.posts.sections": ["Sections of the article"],
  "posts.posts.sections.id": [
    "Address of the section",
    "What follows # in a link to it: small letters, digits and hyphens.",
  ],
  "posts.posts.sections.note": ["Note beside the section"],
  "posts.posts.sections.blocks": ["Texts, quotes, tables and pictures"],
  "blocks.text": ["Text"],
  "blocks.quote": ["Quote"],
  "quote.by": ["Who says it"],
  "blocks.table": ["Table"],
  "table.caption": ["Title of the table"],
  "table.columns": ["Headings of the table", "One on each line."],
  "table.rows": ["Rows of the table", "A row on each line, its cells separated by |."],
  "blocks.picture": ["Picture"],
  "picture.caption": ["Words below the picture"],

  "search.suggestions": [
    "Suggested words",
    "Shown below the search field before somebody types. One on each line.",
  ],

  ...Object.fromEntries(
    Object.entries(themeColors).map(([name, purpose]): [string, Label] => [
      `theme.${name}`,
      [purpose],
    ]),
  ),
  "theme.light": ["Colours in light"],
  "theme.dark": ["Colours in dark", "Left out: the usual dark colours."],
};

/** The values of a choice in words. */
const choices: Readonly<Record<string, string>> = {
  "best-seller": "Best sellers",
  "new-arrival": "New arrivals",
  trending: "Trending",
  sunken: "Pale",
  brand: "In the colour of the brand",
  sampleShops: "Sample shops",
  templateHomes: "Other home pages",
  samplePayments: "Sample pages of payments",
  portfolio: "Portfolio",
};

interface Schema {
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: string[];
  const?: string;
}

export interface LabelledSchema extends Schema {
  /** The values of `enum` in words. */
  labels?: Record<string, string>;
}

/** Light and dark have the same colours. */
const schemeless = (path: readonly string[]): readonly string[] =>
  path[0] === "theme" && path.length > 2 ? ["theme", ...path.slice(2)] : path;

const findLabel = (all: readonly string[]): Label | undefined => {
  const path = schemeless(all);
  return path
    .map((_step, from) => labels[path.slice(from).join(".")])
    .find((label) => label !== undefined);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const withLabels = (schema: Schema, path: readonly string[], isFile = false): LabelledSchema => {
  const [title, hint] = findLabel(path) ?? [];
  const words = isFile ? [hint, schema.description].filter(Boolean).join(" ") : hint;
  const branches = schema.oneOf ?? schema.anyOf;
  return {
    ...schema,
    ...(title !== undefined && { title, description: words }),
    ...(schema.enum && {
      labels: Object.fromEntries(schema.enum.map((each) => [each, choices[each] ?? capital(each)])),
    }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, each]) => [
          key,
          withLabels(each, [...path, key], isFile),
        ]),
      ),
    }),
    ...(schema.items && { items: withLabels(schema.items, path, isFile) }),
    ...(branches && {
      oneOf: branches.map((each) =>
        withLabels(each, [...path, each.properties?.["kind"]?.const ?? ""], isFile),
      ),
    }),
  };
};

/** Returns the JSON schema of a part as it is written, with each field in words as `title` and `description`. */
export const labelledSchema = (name: PartName): LabelledSchema =>
  withLabels(z.toJSONSchema(shopParts[name], { io: "input" }) as Schema, [name]);

/** Returns the published JSON schema of the file `shop.json`, with each key in words for editors. */
export const shopFileSchema = (): LabelledSchema & { $id: string } => ({
  $id: `https://pallu.example/shop.schema.v${SHOP_FILE_VERSION}.json`,
  ...withLabels(z.toJSONSchema(shopFile, { io: "input" }) as Schema, [], true),
});

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Returns a place such as `frame.menu.0.href` in words, without its part: "Menu 1, leads to". Empty for a whole part.
 */
export const placeLabel = (place: string, parts: Partial<ShopParts>): string => {
  const [part = "", ...steps] = place.split(".");
  if (!isPartName(part)) return "";
  const path: string[] = [part];
  let value: unknown = parts[part];
  const words: string[] = [];
  for (const step of steps) {
    value = recordOf(value)[step];
    if (/^\d+$/.test(step)) {
      words.push(`${words.pop() ?? ""} ${Number(step) + 1}`);
      const { kind } = recordOf(value);
      if (typeof kind === "string") path.push(kind);
      continue;
    }
    path.push(step);
    words.push(findLabel(path)?.[0] ?? step);
  }
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(", ");
};
