import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { BagIcon, CloseIcon, HeartFilledIcon, HeartIcon } from "../../icons.ts";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { CountBadge } from "../CountBadge/CountBadge.tsx";
import { IconButton, IconLink, type IconButtonProps } from "./IconButton.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const Wish = ({ onClick, ...rest }: IconButtonProps) => {
  const [isWished, setWished] = useState(false);
  return (
    <IconButton
      {...rest}
      pressed={isWished}
      icon={isWished ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={(event) => {
        setWished(!isWished);
        onClick?.(event);
      }}
    />
  );
};

const meta: Meta<typeof IconButton> = {
  title: "Actions/IconButton",
  component: IconButton,
  subcomponents: { IconLink: IconLink as never },
  args: { label: "Close the menu", icon: <CloseIcon />, onClick: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="plain">
        <IconButton label="Close" icon={<CloseIcon />} />
      </StoryCell>
      <StoryCell name="plain, hover" force="hover">
        <IconButton label="Close" icon={<CloseIcon />} />
      </StoryCell>
      <StoryCell name="plain, focus" force="focus">
        <IconButton label="Close" icon={<CloseIcon />} />
      </StoryCell>
      <StoryCell name="plain, disabled">
        <IconButton label="Close" icon={<CloseIcon />} disabled />
      </StoryCell>
      <StoryCell name="plain, pressed">
        <IconButton label="Wishlist" icon={<HeartFilledIcon />} pressed />
      </StoryCell>
      <StoryCell name="on image">
        <IconButton
          variant="onImage"
          accent="wish"
          label="Wishlist"
          icon={<HeartIcon />}
          pressed={false}
        />
      </StoryCell>
      <StoryCell name="on image, pressed">
        <IconButton
          variant="onImage"
          accent="wish"
          label="Wishlist"
          icon={<HeartFilledIcon />}
          pressed
        />
      </StoryCell>
      <StoryCell name="link with a count">
        <Inline>
          <IconLink href="/cart" label="Bag, 22 items" icon={<BagIcon size={24} />}>
            <CountBadge count={22} />
          </IconLink>
          <IconLink href="/wishlist" label="Wishlist, 99+ items" icon={<HeartIcon size={24} />}>
            <CountBadge count={120} />
          </IconLink>
        </Inline>
      </StoryCell>
    </StoryGrid>
  ),
};

export const RightToLeft: Story = { ...rightToLeft, args: { label: "بند کریں" } };

export const FlowToggle: Story = {
  args: { label: "Manjal silk saree in the wishlist", variant: "onImage", accent: "wish" },
  render: (args) => <Wish {...args} />,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", {
      name: "Manjal silk saree in the wishlist",
      pressed: false,
    });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
