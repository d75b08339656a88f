import { act } from "react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuantityStepper } from "../components/QuantityStepper/QuantityStepper.tsx";
import { TextArea } from "../components/TextArea/TextArea.tsx";
import { NewsletterForm } from "../patterns/NewsletterForm/NewsletterForm.tsx";
import { UiProvider } from "./UiProvider.tsx";

let root: Root | undefined;
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** Renders on the server, sets the value of the field as somebody types it, and hydrates. Returns the field. */
const typeAndHydrate = async (
  element: ReactElement,
  typed: string,
): Promise<HTMLInputElement | HTMLTextAreaElement> => {
  const app = <UiProvider>{element}</UiProvider>;
  document.body.innerHTML = renderToString(app);
  const field = document.querySelector<HTMLInputElement>("input, textarea");
  if (!field) throw new Error("There is no field.");
  field.value = typed;
  await act(async () => {
    root = hydrateRoot(document.body, app);
  });
  // Rendering again must not bring back the server's value.
  await act(async () => root?.render(app));
  expect(field.isConnected).toBe(true);
  return field;
};

test("QuantityStepper takes a quantity that was typed before hydration", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const field = await typeAndHydrate(
    <QuantityStepper label="Quantity" defaultValue={1} onChange={onChange} />,
    "3",
  );
  expect(onChange.mock.calls).toEqual([[3]]);
  expect(field.value).toBe("3");
  expect(field.getAttribute("aria-valuenow")).toBe("3");
});

test("QuantityStepper refuses a quantity above its maximum that was typed before hydration", async () => {
  const onRefuse = vi.fn<(asked: number) => void>();
  await typeAndHydrate(
    <QuantityStepper label="Quantity" defaultValue={1} max={2} onRefuse={onRefuse} />,
    "9",
  );
  expect(onRefuse.mock.calls).toEqual([[9]]);
});

test("NewsletterForm takes an address that was typed before hydration", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const field = await typeAndHydrate(
    <NewsletterForm
      title="Letter"
      label="Email"
      filter={(typed) => typed.replaceAll(" ", "")}
      onChange={onChange}
      onSubmit={() => undefined}
    />,
    "a@b.co",
  );
  expect(onChange.mock.calls).toEqual([["a@b.co"]]);
  expect(field.value).toBe("a@b.co");
});

test("TextArea counts what was typed before hydration", async () => {
  const field = await typeAndHydrate(<TextArea label="Message" limit={10} />, "four");
  expect(field.value).toBe("four");
  expect(document.body.textContent).toContain("6 characters left");
});

test("nothing changes if nothing was typed", async () => {
  const onChange = vi.fn<(value: number) => void>();
  await typeAndHydrate(
    <QuantityStepper label="Quantity" defaultValue={1} onChange={onChange} />,
    "1",
  );
  expect(onChange).not.toHaveBeenCalled();
});
