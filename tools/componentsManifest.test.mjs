import { expect, it } from "vitest";
import { describePackage } from "../.storybook/componentsManifest.ts";

const component = (name, path, source) => ({ id: name, path, name, import: source, stories: [] });

it("the manifest has the components of the package with their props, imported from the entries that export them", () => {
  const { components } = describePackage({
    components: {
      v: 0,
      components: {
        dialog: component(
          "Dialog",
          "./packages/ui/src/components/Dialog/Dialog.stories.tsx",
          "import { Button, Dialog, StoryCell } from '@pallu/ui';\nimport { Button } from '../Button/Button.tsx';",
        ),
        invoice: component(
          "Invoice",
          "./apps/store/src/routes/invoice/InvoicePage.stories.tsx",
          "",
        ),
      },
    },
  });
  expect(Object.keys(components.components)).toEqual(["dialog"]);
  expect(components.components.dialog.reactDocgen.props.size).toEqual(
    expect.objectContaining({ required: false, tsType: { name: '"small" | "medium" | "large"' } }),
  );
  expect(components.components.dialog.import).toBe(
    'import { Button } from "@pallu/ui";\nimport { Dialog } from "@pallu/ui/dialog";',
  );
});
