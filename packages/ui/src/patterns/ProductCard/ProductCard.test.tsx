import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
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
