import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each<[string, unknown]>([
  ["has none", undefined],
  [
    "refuses them",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  ],
])("a browser that %s has no channels between tabs, and nothing fails", async (_how, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  vi.resetModules();
  const { announceChange, onChangeElsewhere } = await import("./personalData.ts");
  const heard = vi.fn<() => void>();
  const stop = onChangeElsewhere("cart", heard);
  announceChange("cart");
  stop();
  expect(heard).not.toHaveBeenCalled();
});
