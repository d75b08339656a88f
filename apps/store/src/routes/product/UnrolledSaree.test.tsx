import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products } from "../../testing/conventions.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import ProductPage from "./ProductPage.tsx";

const label = "The whole saree, laid flat";
const lengths = {
  clothLengthCentimetres: 550,
  clothWidthCentimetres: 110,
  palluCentimetres: 78,
  blouseCentimetres: 80,
  borderMillimetres: 115,
  borderPictureCentimetres: 30,
};
const cloth = (colour: string): string => `${colour}.cloth.2520x440.0123abcd`;
const border = (colour: string): string => `${colour}.border.1500x940.0123abcd`;
/** The pictures of a variant. */
const flat = (colour: string) => ({
  clothImage: `${cloth(colour)}.webp`,
  borderImage: `${border(colour)}.webp`,
});
const [red, blue] = [flat("red"), flat("blue")];

/** Opens a product of these lengths whose variants have these fields. */
const open = (variants: readonly object[], facts: object = lengths) =>
  openPage(ProductPage, "/product-details/3", {
    responses: {
      "GET /api/products": {
        body: [
          {
            ...products[2],
            ...facts,
            Variants: variants.map((fields, index) => ({
              productVariantId: 301 + index,
              productVariantImage: `v${index}.jpg`,
              productColor: `#00000${index}`,
              stockQuantity: 5,
              ...fields,
            })),
          },
        ],
      },
    },
    pattern: "/product-details/:id?",
  });

const strip = (): Promise<HTMLElement> => screen.findByRole("region", { name: label });
const picture = async (): Promise<HTMLImageElement> => {
  const image = (await strip()).querySelector("img");
  if (!image) throw new Error("The strip has no picture");
  return image;
};
const parts = async (): Promise<(string | null)[]> =>
  within(await strip())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

// Compiles the chunks before the first test.
await Promise.all([import("./Unrolled.island.tsx"), import("./LifeSize.tsx")]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The address that a browser with AVIF asks for. */
const avif = (image: HTMLImageElement | null): string | undefined =>
  image?.parentElement?.querySelector("source")?.srcset;

test("the parts of the cloth are listed with the lengths of the product", async () => {
  open([red]);
  expect(await parts()).toEqual([
    "Pallu 78 cm",
    "Body 4.72 m with pleats and tucked end",
    "Pleats gathered at the front",
    "Tucked end held at the waist",
    "Blouse piece 80 cm, unstitched",
  ]);
  expect(
    screen.getByText(
      "5.5 m from the pallu to the tucked end. The border is 11.5 cm wide on both sides.",
    ),
  ).toBeInTheDocument();
  const image = await picture();
  expect(image).toHaveAttribute("src", `/uploads/${cloth("red")}.webp`);
  expect(avif(image)).toBe(`/uploads/${cloth("red")}.avif`);
  expect(image).toHaveAttribute("loading", "lazy");
});

test("another variant shows its own cloth", async () => {
  open([red, blue]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  await waitFor(async () => expect(avif(await picture())).toContain(cloth("blue")));
});

test("without a blouse piece and the width of the border, neither they nor the border's picture are shown", async () => {
  open([red], { ...lengths, blouseCentimetres: null, borderMillimetres: undefined });
  expect((await parts()).join()).not.toContain("Blouse");
  expect(screen.getByText("5.5 m from the pallu to the tucked end.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show the border at real size" })).toBeNull();
});

test.each([
  ["without pictures laid flat", {}],
  ["of another type", { clothImage: 301 }],
  ["of unknown size", { clothImage: "cloth.webp" }],
  ["in another folder", { clothImage: "../a.2520x440.0123abcd.webp" }],
])("there is no section for a variant %s", async (_case, fields) => {
  open([red, fields]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: label })).toBeNull());
  expect(screen.queryByRole("heading", { name: "The saree, unrolled" })).toBeNull();
});

test.each(["clothLengthCentimetres", "clothWidthCentimetres", "palluCentimetres"])(
  "there is no section for a product without %s, or with one that no saree has",
  async (name) => {
    for (const value of [undefined, "550", 0]) {
      open([red], { ...lengths, [name]: value });
      await screen.findByRole("heading", { level: 1 });
      expect(screen.queryByRole("region", { name: label })).toBeNull();
      cleanup();
    }
  },
);

test("a file that fails to load closes the section, and another variant opens it", async () => {
  open([red, blue]);
  fireEvent.error(await picture());
  await waitFor(() => expect(screen.queryByRole("region", { name: label })).toBeNull());
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  expect(avif(await picture())).toContain(cloth("blue"));
});

const openBorder = async () => {
  await userEvent.click(
    await screen.findByRole("button", { name: "Show the border at real size" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "The border at real size" }));
  return {
    dialog,
    image: (): HTMLImageElement | null =>
      dialog
        .getByRole("region", { name: "The border at real size, laid flat" })
        .querySelector("img"),
  };
};

test("the dialog shows the variant's border, says its width and that the size is an estimate", async () => {
  open([red, blue]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  const { dialog, image } = await openBorder();
  expect(avif(image())).toBe(`/uploads/${border("blue")}.avif`);
  expect(
    dialog.getByText(
      "The border is 11.5 cm wide. The picture shows 30 cm of its length, beyond the pallu.",
    ),
  ).toBeInTheDocument();
  expect(dialog.getByRole("status")).toHaveTextContent("estimate");
});

test("a measured screen is kept on the device, and the dialog says so when it is opened again", async () => {
  open([red]);
  const { dialog } = await openBorder();
  await userEvent.click(dialog.getByRole("button", { name: "Measure the screen" }));
  dialog.getByRole("slider", { name: "Size of the outline" }).focus();
  await userEvent.keyboard("{PageUp}");
  expect(localStorage.getItem("screenScale")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "The edges match" }));
  expect(localStorage.getItem("screenScale")).toBe("38.8");
  expect(dialog.getByRole("status")).toHaveTextContent("real size");
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  const again = await openBorder();
  expect(again.dialog.getByRole("status")).toHaveTextContent("real size");
});

test("a stored value that no screen has leaves the estimate", async () => {
  localStorage.setItem("screenScale", "9000");
  open([red]);
  const { dialog } = await openBorder();
  expect(dialog.getByRole("status")).toHaveTextContent("estimate");
});

test("a border that fails to load leaves the whole cloth in the page", async () => {
  open([red]);
  const { image, dialog } = await openBorder();
  const border = image();
  if (border) fireEvent.error(border);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(await strip()).toBeInTheDocument();
});
