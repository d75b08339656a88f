import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CheckboxGroup } from "../components/CheckboxGroup/CheckboxGroup.tsx";
import { CouponField } from "../components/CouponField/CouponField.tsx";
import { QuantityStepper } from "../components/QuantityStepper/QuantityStepper.tsx";
import { RadioGroup } from "../components/RadioGroup/RadioGroup.tsx";
import { RangeSlider } from "../components/RangeSlider/RangeSlider.tsx";
import { NewsletterForm } from "../patterns/NewsletterForm/NewsletterForm.tsx";
import { UiProvider } from "./UiProvider.tsx";

afterEach(cleanup);

test.each([
  ["a reset", (form: HTMLFormElement): void => form.reset()],
  ["an action of React", (form: HTMLFormElement): void => form.requestSubmit()],
])("after %s a form has the initial values, also after the next change", async (_what, how) => {
  const options = ["rani", "mayil", "kora"].map((value) => ({
    value,
    label: value,
  }));
  const deliveries = ["post", "courier"].map((value) => ({ value, label: value }));
  const action = vi.fn();
  const { container } = render(
    <UiProvider>
      <form action={action}>
        <CheckboxGroup legend="Kinds" name="kind" options={options} defaultValue={["rani"]} />
        <QuantityStepper label="Quantity" name="quantity" defaultValue={1} />
        <RadioGroup legend="Delivery" name="by" options={deliveries} defaultValue="post" />
      </form>
    </UiProvider>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  const sent = (): string[] =>
    [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`);
  fireEvent.click(screen.getByRole("checkbox", { name: "mayil" }));
  fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "7" } });
  fireEvent.click(screen.getByRole("radio", { name: "courier" }));
  expect(sent()).toEqual(["kind=rani", "kind=mayil", "quantity=7", "by=courier"]);
  await act(async () => how(form));
  await vi.waitFor(() => expect(sent()).toEqual(["kind=rani", "quantity=1", "by=post"]));
  fireEvent.click(screen.getByRole("checkbox", { name: "kora" }));
  fireEvent.click(screen.getByRole("radio", { name: "courier" }));
  expect(sent()).toEqual(["kind=rani", "kind=kora", "quantity=1", "by=courier"]);
});

test("a reset gives a range, a coupon and an email address their initial values", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  render(
    <UiProvider>
      <form>
        <RangeSlider
          legend="Price"
          boundLabels={["Lowest", "Highest"]}
          min={0}
          max={100}
          defaultValue={[10, 90]}
          format={String}
        />
      </form>
      <CouponField
        label="Coupon"
        submitText="Apply"
        defaultValue="FLAT500"
        onApply={() => undefined}
      />
      <NewsletterForm title="News" label="Email" defaultValue="asha@" onSubmit={() => undefined} />
    </UiProvider>,
  );
  const lowest = screen.getByRole("textbox", { name: "Lowest" });
  const coupon = screen.getByRole("textbox", { name: "Coupon" });
  const email = screen.getByRole("textbox", { name: "Email" });
  fireEvent.change(lowest, { target: { value: "50" } });
  fireEvent.blur(lowest);
  fireEvent.change(coupon, { target: { value: "OTHER" } });
  fireEvent.change(email, { target: { value: "ravi@" } });
  act(() => {
    for (const form of document.querySelectorAll("form")) form.reset();
  });
  expect([lowest, coupon, email].map((field) => (field as HTMLInputElement).value)).toEqual([
    "10",
    "FLAT500",
    "asha@",
  ]);
  vi.unstubAllGlobals();
});
