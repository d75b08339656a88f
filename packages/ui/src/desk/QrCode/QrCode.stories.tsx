import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { QrCode } from "./QrCode.tsx";

const meta: Meta<typeof QrCode> = {
  title: "Desk/QrCode",
  component: QrCode,
  args: {
    value: "otpauth://totp/Kaveri%20Looms:asha?secret=JBSWY3DPEHPK3PXP&issuer=Kaveri%20Looms",
    label: "Scan it with your authenticator app",
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="short">
        <QrCode value="https://shop.example" label="Open the shop" />
      </StoryCell>
      <StoryCell name="small">
        <QrCode value="PL-1062" label="Order PL-1062" size={120} />
      </StoryCell>
      <StoryCell name="long">
        <QrCode value={"otpauth://totp/".padEnd(300, "x")} label="Scan it with your app" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: { value: "x".repeat(2000), size: 400 },
  play: expectNoOverflow,
};

export const RightToLeft: Story = { ...rightToLeft, args: { label: "ایپ سے اسکین کریں" } };

export const FlowIsAPicture: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("img", {
      name: "Scan it with your authenticator app",
    });
    await expect(code.querySelectorAll("path")).toHaveLength(1);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
