import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowEndIcon } from "../../icons.ts";
import { buttonVariants } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof ButtonLink> = {
  title: "Actions/ButtonLink",
  component: ButtonLink,
  args: { href: "/allproducts", children: "Shop sarees" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={variant}>
          <ButtonLink variant={variant} href="/allproducts">
            Shop sarees
          </ButtonLink>
        </StoryCell>
      ))}
      <StoryCell name="icon">
        <ButtonLink href="/allproducts" icon={<ArrowEndIcon />}>
          Shop sarees
        </ButtonLink>
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <ButtonLink href="/allproducts">Shop sarees</ButtonLink>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: { children: "Shop every handwoven saree of the new silk-cotton collection" },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: "ساڑھیاں دیکھیں", icon: <ArrowEndIcon /> },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
