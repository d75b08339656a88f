import { describe, expect, test } from "vitest";
import { colourOfName } from "./colourNames.rules.ts";
import {
  gramsOf,
  isBetween,
  lineOf,
  paragraphsOf,
  partsOfList,
  pathOf,
  picturesOf,
  priceOf,
  rupeeText,
  withTax,
} from "./foreignCells.rules.ts";
import { slugOf } from "../catalogue/ids.rules.ts";

describe("a price", () => {
  test.each([
    ["1299", 129_900],
    ["1299.5", 129_950],
    ["1299.0000", 129_900],
    ["1,299.00", 129_900],
    ["1,25,000", 12_500_000],
    ["₹1,299.00", 129_900],
    ["₹ 1,25,000.50", 12_500_050],
    ["Rs. 1299/-", 129_900],
    ["Rs 1,299", 129_900],
    ["1299 INR", 129_900],
    ["1299.00\u00A0INR", 129_900],
    ["1.299,00", 129_900],
    ["1.25.000,00", 12_500_000],
    ["1 299,00", 129_900],
    ["12,50", 1250],
    ["1.299.000", 129_900_000],
  ])("%s is understood", (text, paise) => {
    expect(priceOf(text)).toBe(paise);
  });

  test.each([
    ["$12.00", "is in $: this shop sells in rupees and converts nothing"],
    ["3702.66 TRY", "is in TRY: this shop sells in rupees"],
    ["€ 1.299,00", "is in €"],
    ["1.299", "can be thousands or decimals: write it as 1299 or 1299.00"],
    ["12,99,9", "is not a price"],
    ["1,2,3.00", "is not a price"],
    ["-5", "is not a price"],
    ["free", "is not a price"],
    ["0.00", "is not a price above zero: give it one, or unpublish the product"],
    ["99999999999", "is not a price above zero"],
  ])("%s is refused with a remedy", (text, reason) => {
    expect(priceOf(text)).toEqual({ fault: expect.stringContaining(reason) });
  });

  test("with a tax that is added is rounded to the paisa", () => {
    expect([withTax(129_990, 500), withTax(101, 1250), withTax(100, 0)]).toEqual([
      136_490, 114, 100,
    ]);
    expect([rupeeText(129_900), rupeeText(129_950)]).toEqual(["1299", "1299.50"]);
  });
});

describe("a weight", () => {
  test.each([
    ["450", undefined, "g", 450],
    ["1.2 kg", undefined, undefined, 1200],
    ["1,2", "Weight (kg)", undefined, 1200],
    ["0.450", "Weight (kg)", undefined, 450],
    [".5", "Weight (lbs)", undefined, 227],
    ["8 oz", undefined, undefined, 227],
    ["0.0", "Weight (kg)", undefined, null],
    ["", undefined, undefined, null],
  ])("'%s' in column %s is read", (text, column, unit, grams) => {
    expect(gramsOf(text, column, unit)).toBe(grams);
  });

  test.each([
    ["1.2", "Weight", "has no unit: write it as 1.2 kg, or name the unit in the header"],
    ["2 stone", undefined, "is in 'stone': weights are in g, kg, oz or lb"],
    ["light", undefined, "is not a weight such as 450 g or 1.2 kg"],
  ])("'%s' in column %s is refused with a remedy", (text, column, reason) => {
    expect(gramsOf(text, column, undefined)).toEqual({ fault: expect.stringContaining(reason) });
  });
});

describe("an id", () => {
  test.each([
    ["Kovai Stripe, No. 5", "kovai-stripe-no-5"],
    ["Café à la crème", "cafe-a-la-creme"],
    ["--Odd__Handle--", "odd-handle"],
  ])("of '%s' is %s", (text, id) => {
    expect(slugOf(text, 60)).toBe(id);
  });

  test("of letters that are not Latin, or too many, is a hash that stays the same", () => {
    const [hindi, tamil, long] = ["लाल", "சிவப்பு", "x".repeat(80)].map((text) => slugOf(text, 36));
    expect(hindi).toMatch(/^[\da-f]{8}$/);
    expect(slugOf("लाल", 36)).toBe(hindi);
    expect(tamil).not.toBe(hindi);
    expect(long).toMatch(/^x{27}-[\da-f]{8}$/);
    expect(slugOf("Red लाल", 36)).not.toBe(slugOf("Red நீலம்", 36));
  });
});

test("lists have escaped commas, addresses plain ones", () => {
  expect(partsOfList(String.raw`Red\, blue, Green`)).toEqual(["Red, blue", "Green"]);
  expect(
    picturesOf("https://a.example/x,y.jpg, https://a.example/2.jpg,//a.example/3.jpg"),
  ).toEqual(["https://a.example/x,y.jpg", "https://a.example/2.jpg", "https://a.example/3.jpg"]);
  expect(picturesOf("front.jpg, back.jpg")).toEqual(["front.jpg", "back.jpg"]);
});

test("a group is the deepest of several, with its letters", () => {
  expect(pathOf("New, Women > Sarees &amp; more > Silk, Women > Sale")).toEqual([
    "Women",
    "Sarees & more",
    "Silk",
  ]);
  expect(pathOf("2271")).toEqual([]);
});

test("HTML becomes paragraphs, with lists, without scripts, styles and comments", () => {
  const html =
    '<!-- <p>old</p> --><style>p{color:red}</style><p class="a, b">Silk&nbsp;&amp; cotton</p>\n\n<ul><li>Wash cold</li>\n<li>Iron</li></ul><script>alert("<p>x</p>")</script>';
  expect(paragraphsOf(html)).toBe("Silk & cotton\n\n- Wash cold\n- Iron");
  expect(paragraphsOf("One &amp; two\r\n\r\nThree\\nfour")).toBe("One & two\n\nThree\nfour");
  expect(paragraphsOf("<strong>One</strong>\n\nTwo\nstill two")).toBe("One\n\nTwo still two");
  expect(lineOf(" Tom &amp; <b>Co</b> ")).toBe("Tom & Co");
});

test("a reduction is in its dates, the last day included", () => {
  const now = new Date("2026-05-01T12:00:00Z");
  expect(isBetween(now, "", "")).toBe(true);
  expect(isBetween(now, "2026-05-01", "2026-05-01")).toBe(true);
  expect(isBetween(now, "", "2026-04-30")).toBe(false);
  expect(isBetween(now, "2026-05-02", "")).toBe(false);
  expect(isBetween(now, "2026-05-01T17:29:00+0530", "2026-05-01T17:31:00+0530")).toBe(true);
});

test("a colour's name gives its shade, an unknown one none", () => {
  expect(["Rani pink", "Dark Grey", "#C2185B", "Maroon", "Sunrise"].map(colourOfName)).toEqual([
    "#b5175a",
    "#9a978f",
    "#c2185b",
    "#6e1227",
    "",
  ]);
});
