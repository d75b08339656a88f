import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CheckboxGroup } from "../components/CheckboxGroup/CheckboxGroup.tsx";
import { QuantityStepper } from "../components/QuantityStepper/QuantityStepper.tsx";
import { UiProvider } from "./UiProvider.tsx";

afterEach(cleanup);

test("a reset form has the initial values, also after the next change", async () => {
  const options = ["rani", "mayil", "kora"].map((value) => ({
    value,
    label: value,
  }));
  const { container } = render(
    <UiProvider>
      <form>
        <CheckboxGroup legend="Kinds" name="kind" options={options} defaultValue={["rani"]} />
        <QuantityStepper label="Quantity" name="quantity" defaultValue={1} />
      </form>
    </UiProvider>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  const sent = (): string[] =>
    [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`);
  fireEvent.click(screen.getByRole("checkbox", { name: "mayil" }));
  fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "7" } });
  expect(sent()).toEqual(["kind=rani", "kind=mayil", "quantity=7"]);
  await act(async () => form.reset());
  await vi.waitFor(() => expect(sent()).toEqual(["kind=rani", "quantity=1"]));
  fireEvent.click(screen.getByRole("checkbox", { name: "kora" }));
  expect(sent()).toEqual(["kind=rani", "kind=kora", "quantity=1"]);
});
