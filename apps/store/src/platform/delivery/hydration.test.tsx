import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Hydrated, useAfterHydration } from "./hydration.ts";

const seen: boolean[] = [];

const Part = (): ReactElement => {
  const isAfter = useAfterHydration();
  seen.push(isAfter);
  return <i>{String(isAfter)}</i>;
};

test("is false on the server and during hydration, then true", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Part />);
  expect(container).toHaveProperty("textContent", "false");
  seen.length = 0;
  const shown = render(<Part />, { container, hydrate: true });
  expect(await shown.findByText("true")).toBeDefined();
  expect(seen[0]).toBe(false);
});

test("is true at once in a component that is mounted after hydration", () => {
  seen.length = 0;
  render(
    <Hydrated value={{ current: true }}>
      <Part />
    </Hydrated>,
  );
  expect(seen[0]).toBe(true);
});
