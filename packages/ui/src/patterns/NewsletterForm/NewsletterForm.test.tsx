import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

test("[NWS-02] the field has the focus again when it is enabled after a submit", () => {
  const form = (busy: boolean) => (
    <UiProvider>
      <NewsletterForm title="Letter" label="Email" busy={busy} onSubmit={() => undefined} />
    </UiProvider>
  );
  const { rerender } = render(form(false));
  const field = screen.getByRole("textbox", { name: "Email" });
  field.focus();
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  // As browsers do when an element is disabled; jsdom does not, and ignores a later `blur`.
  field.blur();
  rerender(form(true));
  rerender(form(false));
  expect(document.activeElement).toBe(field);
});
