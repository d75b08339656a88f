import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { EditIcon, HeartIcon, LogoutIcon, ReceiptIcon, UserIcon } from "../../icons.ts";
import { AccountLayout, AccountNav } from "./AccountNav.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Navigation/AccountNav",
  component: AccountNav,
  subcomponents: { AccountLayout: AccountLayout as never },
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Account",
    activePath: "/order-history",
    items: [
      { label: "My Profile", href: "/my-profile", icon: <UserIcon /> },
      { label: "Edit Account", href: "/edit-account", icon: <EditIcon /> },
      { label: "Order History", href: "/order-history", icon: <ReceiptIcon /> },
      { label: "Wishlist", href: "/wishlist", icon: <HeartIcon /> },
    ],
    logout: { label: "Logout", icon: <LogoutIcon />, onLogout: fn() },
  },
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesidePage: Story = {
  tags: ["axe"],
  render: (args) => (
    <AccountLayout nav={<AccountNav {...args} />}>
      <Heading level={1} size="h2">
        Order History
      </Heading>
      <Text>You have no orders yet.</Text>
    </AccountLayout>
  ),
};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid>
      <StoryCell name="every entry">
        <AccountNav {...args} label="Every entry" activePath="/" />
      </StoryCell>
      <StoryCell name="active">
        <AccountNav {...args} label="Active" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <AccountNav {...args} label="Hover" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <AccountNav {...args} label="Focus" />
      </StoryCell>
    </StoryGrid>
  ),
};
export const LongText: Story = {
  args: {
    items: [
      { label: "What you have told us about yourself", href: "/my-profile", icon: <UserIcon /> },
      { label: "Order History", href: "/order-history", icon: <ReceiptIcon /> },
    ],
  },
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
