"use client";
import { Price, QuantityStepper, Stack, UiProvider } from "@pallu/ui";
import { messages } from "@pallu/ui/messages/ur";
import type { ReactElement } from "react";

/** Urdu texts and right-to-left arrow keys. The page sets `<html lang="ur" dir="rtl">`. */
export const UrduCart = (): ReactElement => (
  <UiProvider dir="rtl" messages={messages}>
    <Stack align="start">
      <Price offer="₹6,480" list="₹7,200" size="large" />
      <QuantityStepper label="تعداد" defaultValue={1} min={1} max={5} />
    </Stack>
  </UiProvider>
);
