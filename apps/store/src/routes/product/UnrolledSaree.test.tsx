import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { borders } from "../../content/borders.ts";
import { strips } from "../../content/strips.ts";
import { products } from "../../testing/conventions.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import ProductPage from "./ProductPage.tsx";

const label = "The whole saree, laid flat";
const [withBlouse = ""] = Object.keys(strips).filter((name) => strips[name]?.blouseM === 0.8);
const [without = ""] = Object.keys(strips).filter((name) => strips[name]?.blouseM === 0);
const lead = (name: string): string => `${name}.960x1200.0123abcd.webp`;

/** Opens a product whose variants have these pictures. */
const open = (pictures: readonly unknown[]) =>
  openPage(ProductPage, "/product-details/3", {
    answers: {
      "GET /api/products": {
        body: [
          {
            ...products[2],
            Variants: pictures.map((productVariantImage, index) => ({
              productVariantId: 301 + index,
              productVariantImage,
              productColor: `#00000${index}`,
              stockQuantity: 5,
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

test("the parts of the cloth are listed with the lengths of the size text", async () => {
  open([lead(withBlouse)]);
  expect(await parts()).toEqual([
    "Pallu 78 cm",
    "Body 4.72 m with pleats and tucked end",
    "Pleats gathered at the front",
    "Tucked end held at the waist",
    "Blouse piece 80 cm, unstitched",
  ]);
  expect(await picture()).toHaveAttribute("src", strips[withBlouse]?.src);
  expect(await picture()).toHaveAttribute("loading", "lazy");
});

test("another variant shows its own cloth, without a blouse piece where there is none", async () => {
  open([lead(withBlouse), lead(without)]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  await waitFor(async () => expect(await picture()).toHaveAttribute("src", strips[without]?.src));
  expect((await parts()).join()).not.toContain("Blouse");
});

test.each([
  ["another catalogue", "v301.jpg"],
  ["an unknown name", lead("no-such-saree--red")],
  ["another type", 301],
  ["no picture", null],
])("there is no section for a picture of %s", async (_case, image) => {
  open([lead(withBlouse), image]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: label })).toBeNull());
  expect(screen.queryByRole("heading", { name: "The saree, unrolled" })).toBeNull();
});

test("a file that fails to load closes the section, and another variant opens it", async () => {
  open([lead(withBlouse), lead(without)]);
  fireEvent.error(await picture());
  await waitFor(() => expect(screen.queryByRole("region", { name: label })).toBeNull());
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  expect(await picture()).toHaveAttribute("src", strips[without]?.src);
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
  open([lead(withBlouse), lead(without)]);
  await strip();
  await userEvent.click(screen.getByRole("link", { name: "#000001" }));
  const { dialog, image } = await openBorder();
  expect(image()).toHaveAttribute("src", borders[without]?.src);
  const width = `${(borders[without]?.borderM ?? 0) * 100} cm wide`;
  expect(dialog.getByText(new RegExp(width))).toBeInTheDocument();
  expect(dialog.getByRole("status")).toHaveTextContent("estimate");
});

test("a measured screen is kept on the device, and the dialog says so when it is opened again", async () => {
  open([lead(withBlouse)]);
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
  open([lead(withBlouse)]);
  const { dialog } = await openBorder();
  expect(dialog.getByRole("status")).toHaveTextContent("estimate");
});

test("a border that fails to load leaves the whole cloth in the page", async () => {
  open([lead(withBlouse)]);
  const { image, dialog } = await openBorder();
  const border = image();
  if (border) fireEvent.error(border);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(await strip()).toBeInTheDocument();
});
