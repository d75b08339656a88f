import { expect, it } from "vitest";
import { describePackage } from "../.storybook/componentsManifest.ts";

const component = (id, path, source) => ({ id, path, name: id, import: source, stories: [] });

it("the manifest has the components of the package, imported from the entries that export them", () => {
  const { components } = describePackage({
    components: {
      v: 0,
      components: {
        dialog: component(
          "dialog",
          "./packages/ui/src/components/Dialog/Dialog.stories.tsx",
          "import { Button, Dialog, StoryCell } from '@pallu/ui';\nimport { Button } from '../Button/Button.tsx';",
        ),
        cart: component("cart", "./apps/store/src/routes/cart/CartPage.stories.tsx", ""),
      },
    },
  });
  expect(Object.keys(components.components)).toEqual(["dialog"]);
  expect(components.components.dialog.import).toBe(
    'import { Button } from "@pallu/ui";\nimport { Dialog } from "@pallu/ui/dialog";',
  );
});
