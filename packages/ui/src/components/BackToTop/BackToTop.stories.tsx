import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { Text } from "../Text/Text.tsx";
import { BackToTop } from "./BackToTop.tsx";

const meta: Meta<typeof BackToTop> = {
  title: "Navigation/BackToTop",
  component: BackToTop,
  args: { label: "Back to top" },
  parameters: {
    docs: { story: { inline: false, height: "320px" } },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 2400 }}>
        <Text>Scroll: the button appears after 300 px.</Text>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };

export const RightToLeft: Story = { ...rightToLeft, args: { label: "اوپر جائیں" } };

/** The button is hidden until the page has scrolled 300 px. */
export const Hidden: Story = {};

export const FlowScrollsToTop: Story = {
  play: async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Back to top" })).not.toBeInTheDocument(),
    );
    window.scrollTo({ top: 900, behavior: "instant" });
    await waitFor(() => expect(window.scrollY).toBe(900));
    await userEvent.click(await screen.findByRole("button", { name: "Back to top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** Last story of the file, because the page keeps its scroll position. */
export const Shown: Story = {
  ...overlay,
  play: async () => {
    window.scrollTo(0, 900);
    await waitFor(() => expect(screen.getByRole("button", { name: "Back to top" })).toBeVisible());
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
