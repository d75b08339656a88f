import { cleanup, fireEvent, render as mount, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { BestSellerTile } from "../../sections/BestSellers/BestSellers.tsx";
import { FilterChips } from "../ResultBar/ResultBar.tsx";
import { ProductCard } from "./ProductCard.tsx";

const render = (element: ReactElement): string =>
  renderToStaticMarkup(<UiProvider>{element}</UiProvider>);

const facts = { name: "Ilkal", href: "#ilkal", price: "₹890" };
const filters = [{ id: "silk", label: "Silk" }];

describe("a button without a handler is not rendered", () => {
  it.each([
    ["ProductCard", <ProductCard key="card" {...facts} />],
    ["BestSellerTile", <BestSellerTile key="tile" {...facts} />],
    ["FilterChips", <FilterChips key="chips" items={filters} />],
  ])("%s", (_name, element) => {
    const html = render(element);
    expect(html).not.toContain("<button");
    expect(html).toMatch(/Ilkal|Silk/);
  });

  it("ProductCard has the button whose handler it has", () => {
    const wish = render(<ProductCard {...facts} onWish={() => {}} />);
    expect(wish.match(/<button/g)).toHaveLength(1);
    expect(wish).toContain("Add to wishlist, Ilkal");
    const add = render(<ProductCard {...facts} onAddToCart={() => {}} />);
    expect(add.match(/<button/g)).toHaveLength(1);
    expect(add).toContain("Add to Cart, Ilkal");
  });
});

describe("a size must be chosen first", () => {
  it.each([
    ["ProductCard", ProductCard],
    ["BestSellerTile", BestSellerTile],
  ])("%s has a link to the product instead of the button for the cart", (_name, Card) => {
    const html = render(<Card {...facts} priceFrom choose="size" onAddToCart={() => {}} />);
    expect(html).not.toContain("<button");
    expect(html).not.toContain("Quick View");
    expect(html).toContain('aria-label="Choose size, Ilkal"');
    expect(html).toMatch(/From<\/span> <bdi[^>]*>₹890/);
  });

  it("a sold-out card is only viewed", () => {
    const html = render(<ProductCard {...facts} soldOut choose="size" />);
    expect(html).toContain('aria-label="View, Ilkal"');
    expect(html).not.toContain("Choose");
  });
});

describe("buttons of a form", () => {
  afterEach(cleanup);
  const forms = {
    cartForm: { form: "cart", name: "id", value: "7" },
    wishForm: { form: "wishes", name: "id", value: "7" },
  };

  it.each([
    ["ProductCard", ProductCard],
    ["BestSellerTile", BestSellerTile],
  ])("%s submits before hydration, and calls its handlers after it", (_name, Card) => {
    const onAddToCart = vi.fn<() => void>();
    const onWish = vi.fn<() => void>();
    mount(<Card {...facts} {...forms} onAddToCart={onAddToCart} onWish={onWish} />, {
      wrapper: UiProvider,
    });
    const add = screen.getByRole("button", { name: "Add to Cart, Ilkal" });
    const wish = screen.getByRole("button", { name: "Add to wishlist, Ilkal" });
    const attributes = [add, wish].map((button) =>
      ["type", "form", "name", "value"].map((name) => button.getAttribute(name)),
    );
    expect(attributes).toEqual([
      ["submit", "cart", "id", "7"],
      ["submit", "wishes", "id", "7"],
    ]);
    // `fireEvent` returns false if the default was prevented.
    expect([add, wish].map((button) => fireEvent.click(button))).toEqual([false, false]);
    expect([onAddToCart, onWish].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("a card that is adding neither submits nor adds again", () => {
    const onAddToCart = vi.fn<() => void>();
    mount(<ProductCard {...facts} {...forms} cartStatus="adding" onAddToCart={onAddToCart} />, {
      wrapper: UiProvider,
    });
    expect(fireEvent.click(screen.getByRole("button", { name: /^Adding/ }))).toBe(false);
    expect(onAddToCart).not.toHaveBeenCalled();
  });
});
