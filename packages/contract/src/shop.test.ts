import { describe, expect, it } from "vitest";
import { lightColors } from "./fixtures.ts";
import { checkShopFile } from "./shop.ts";

const own = { version: 1, frame: { name: "Kovai Looms" } };

const faultsOf = (content: unknown): string[] =>
  checkShopFile(content).faults.map(({ path, reason }) => `${path.join(".")} ${reason}`);

describe("the file of a shop", () => {
  it("needs a version and a name, no more", () => {
    expect(checkShopFile(own).file).toEqual(own);
    expect(faultsOf({})).toEqual([
      `version must be 1, the version that this shop knows`,
      "frame is missing",
    ]);
    expect(faultsOf([])).toEqual([" must be an object in braces"]);
    expect(faultsOf({ ...own, version: 2 })).toEqual([
      "version must be 1, the version that this shop knows",
    ]);
  });

  it.each([
    ["+91 422 555 0142", "tel:+914225550142"],
    ["0422 555 0142 (10 to 18)", "tel:04225550142"],
    ["+91 (0)422 555-0142", "tel:+914225550142"],
    ["९८७६५ ४३२१०", "tel:9876543210"],
    ["98765 43210, 98765 43211", "tel:9876543210"],
  ])("derives the link that calls %s", (shown, href) => {
    expect(checkShopFile({ ...own, contact: { phone: { shown } } }).file?.contact).toEqual({
      phone: { shown, href },
    });
    // A link of the file is read as people write it, too.
    const written = checkShopFile({
      ...own,
      contact: { phone: { shown: "Call 100", href: shown } },
    });
    expect(written.file?.contact?.phone?.href).toBe(href);
  });

  it("refuses a phone without a number", () => {
    expect(faultsOf({ ...own, contact: { phone: { shown: "by letter" } } })).toEqual([
      "contact.phone.shown must have a phone number, such as +91 98765 43210",
    ]);
  });

  it("has size guides whose rows have a cell for each column", () => {
    const guide = { title: "Kurtis", columns: ["Size", "Chest"], rows: [["S", "88 cm"]] };
    const product = (more: object) => ({
      ...own,
      product: { sizeGuides: [{ ...guide, ...more }] },
    });
    expect(faultsOf(product({ subCategoryIds: ["kurtis"], text: "Measured **flat**." }))).toEqual(
      [],
    );
    expect(faultsOf(product({ rows: [["S", "88 cm"], ["M"]] }))).toEqual([
      "product.sizeGuides.0.rows.1 has 1 cells and needs 2, one for each column",
    ]);
    expect(faultsOf(product({ subCategoryIds: [] }))).toEqual([
      "product.sizeGuides.0.subCategoryIds must have at least 1 entries",
    ]);
    expect(faultsOf(product({ colums: [] }))[0]).toBe(
      "product.sizeGuides.0.colums is unknown: did you mean columns?",
    );
  });

  it("names an unknown key with its path and the nearest known one", () => {
    expect(faultsOf({ version: 1, frame: { nam: "A" } })).toEqual([
      "frame.nam is unknown: did you mean name?",
      "frame.name is missing",
    ]);
    expect(faultsOf({ ...own, contct: {} })).toEqual(["contct is unknown: did you mean contact?"]);
    expect(faultsOf({ ...own, frame: { name: "A", footr: {} } })).toEqual([
      "frame.footr is unknown: did you mean footer?",
    ]);
    const sections = [{ kind: "products", flag: "trending", headding: "x" }];
    expect(faultsOf({ ...own, home: { sections } })).toEqual([
      "home.sections.0.headding is unknown: did you mean heading?",
    ]);
    expect(faultsOf({ ...own, search: { xyzzy: 1 } })).toEqual([
      "search.xyzzy is unknown: known are suggestions",
    ]);
  });

  it.each([
    [{ name: "A".repeat(61) }, "frame.name must have at most 60 characters"],
    [{ name: " " }, "frame.name must be one line, and not blank"],
    [{ name: "Two\nlines" }, "frame.name must be one line, and not blank"],
    [{ name: 7 }, "frame.name must be a text"],
    [
      { name: "A", menu: Array.from({ length: 40 }, () => ({ label: "A", href: "/" })) },
      "frame.menu may have at most 8 entries",
    ],
    [
      { name: "A", menu: [{ label: "A", href: "javascript:alert(1)" }] },
      "frame.menu.0.href must be a page of the shop, such as /contact, or begin with https://",
    ],
    [
      { name: "A", menu: [{ label: "A", href: "//elsewhere.example" }] },
      "frame.menu.0.href must be a page of the shop, such as /contact, or begin with https://",
    ],
    [
      { name: "A", emblem: "../emblem.svg" },
      "frame.emblem must be the name of a file in the folder pictures, such as emblem.svg",
    ],
  ])("refuses the frame %j", (frame, fault) => {
    expect(faultsOf({ ...own, frame })).toEqual([fault]);
  });

  it.each(["ქართული ნაქსოვი", "கோவை தறி", "कोवै करघा", "نول كوفاي", "Kovai Looms", "A".repeat(60)])(
    "takes the name %s",
    (name) => {
      expect(faultsOf({ ...own, frame: { name } })).toEqual([]);
    },
  );

  it("refuses HTML and other schemes in a text, with the line of it", () => {
    const section = (text: string) => ({ ...own, terms: { sections: [{ title: "T", text }] } });
    expect(faultsOf(section("Plain.\n\n<script>alert(1)</script>"))).toEqual([
      "terms.sections.0.text HTML is not shown: write plain text, or Markdown (line 3 of it)",
    ]);
    expect(faultsOf(section("[a](javascript:alert(1))"))).toEqual([
      expect.stringContaining("the link 'javascript:alert(1' leads neither"),
    ]);
    expect(faultsOf(section("See [how](/shipping-method), 3 < 4 and **more**."))).toEqual([]);
  });

  it("refuses a theme without contrast, with the pair and its ratio", () => {
    expect(faultsOf({ ...own, theme: { light: lightColors } })).toEqual([]);
    expect(
      faultsOf({ ...own, theme: { light: { ...lightColors, textMuted: "#999999" } } }),
    ).toEqual([
      "theme.light.textMuted (#999999) on “Background of the page” (#ffffff) has a contrast of 2.84:1 and needs 4.5:1: make one of them lighter or darker",
      "theme.light.textMuted (#999999) on “Background of cards and fields” (#ffffff) has a contrast of 2.84:1 and needs 4.5:1: make one of them lighter or darker",
      "theme.light.textMuted (#999999) on “Background of pale sections” (#f3f2ed, of every theme) has a contrast of 2.54:1 and needs 4.5:1",
      "theme.light.textMuted (#999999) on “Background of menus and dialogs” (#ffffff, of every theme) has a contrast of 2.84:1 and needs 4.5:1",
    ]);
    expect(faultsOf({ ...own, theme: { light: { ...lightColors, canvas: "#d8d8d8" } } })).toContain(
      "theme.light.canvas (#d8d8d8) below “Least important text” (#636c73, of every theme) has a contrast of 3.75:1 and needs 4.5:1",
    );
  });

  it("takes an article of sections with quotes, tables and pictures", () => {
    const blocks = [
      { kind: "text", text: "Washed, dyed:\n\n- Twice\n" },
      { kind: "quote", text: "The wish for colours.", by: "A printer" },
      { kind: "table", caption: "Counts", columns: ["Cloth", "Count"], rows: [["Mul", "100"]] },
      { kind: "picture", picture: "/assets/pictures/a.webp", caption: "At the vat" },
    ];
    const post = { id: "bagru", title: "Bagru", isoDate: "2027-03-31", text: "Printed." };
    const content = (more: object) => ({ ...own, posts: { posts: [{ ...post, ...more }] } });
    expect(faultsOf(content({ sections: [{ heading: "The ground", blocks }] }))).toEqual([]);
    expect(faultsOf(content({ isoDate: "2027-02-30" }))).toEqual([
      "posts.posts.0.isoDate must be a day, such as 2027-03-31",
    ]);
    expect(
      faultsOf(content({ sections: [{ heading: "A", blocks: [{ kind: "video" }] }] })),
    ).toEqual([
      "posts.posts.0.sections.0.blocks.0.kind must have a kind: text, quote, table or picture",
    ]);
  });
});
