import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Accordion } from "./Accordion.tsx";

afterEach(cleanup);

const items = [
  { id: "wash", title: "Washing", content: "By hand" },
  { id: "dry", title: "Drying", content: "In the shade" },
];
const itemsIn = (host: ParentNode): HTMLDetailsElement[] => [...host.querySelectorAll("details")];

test("follows an item that the browser opened, for example by find in page", () => {
  const onChange = vi.fn();
  const { container } = render(
    <UiProvider>
      <Accordion items={items} onChange={onChange} />
    </UiProvider>,
  );
  const [wash] = itemsIn(container);
  if (!wash) throw new Error("there is no item");
  wash.open = true;
  fireEvent(wash, new Event("toggle"));
  expect(onChange).toHaveBeenLastCalledWith("wash");
  fireEvent.click(screen.getByText("Washing"));
  expect(wash.open).toBe(false);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test("one click closes an item that was opened before hydration", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = (
    <UiProvider>
      <Accordion items={items} />
    </UiProvider>
  );
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(app);
  const [wash] = itemsIn(host);
  if (!wash) throw new Error("there is no item");
  wash.open = true;
  const root = await act(async () => hydrateRoot(host, app));
  expect(error).not.toHaveBeenCalled();
  act(() => wash.querySelector("summary")?.click());
  expect(wash.open).toBe(false);
  await act(async () => root.unmount());
  host.remove();
  error.mockRestore();
});
