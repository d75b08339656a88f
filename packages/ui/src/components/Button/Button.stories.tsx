import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BagIcon, TrashIcon } from "../../icons.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button, buttonSizes, buttonVariants } from "./Button.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Button> = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Add to bag", onClick: fn() },
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
          <Button variant={variant}>Add to bag</Button>
        </StoryCell>
      ))}
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, hover`} force="hover">
          <Button variant={variant}>Add to bag</Button>
        </StoryCell>
      ))}
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, focus`} force="focus">
          <Button variant={variant}>Add to bag</Button>
        </StoryCell>
      ))}
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, active`} force="active">
          <Button variant={variant}>Add to bag</Button>
        </StoryCell>
      ))}
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, disabled`}>
          <Button variant={variant} disabled>
            Add to bag
          </Button>
        </StoryCell>
      ))}
      {buttonVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, busy`}>
          <Button variant={variant} busy busyText="Adding...">
            Add to bag
          </Button>
        </StoryCell>
      ))}
      {buttonSizes.map((size) => (
        <StoryCell key={size} name={size}>
          <Button size={size} icon={<BagIcon />}>
            Add to bag
          </Button>
        </StoryCell>
      ))}
      <StoryCell name="full width">
        <Button fullWidth variant="danger" icon={<TrashIcon />}>
          Remove all
        </Button>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    children: "Keep shopping for handwoven sarees and silk-cotton blouses",
    icon: <BagIcon />,
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: "بیگ میں ڈالیں", icon: <BagIcon /> },
};

export const Busy: Story = {
  args: { busy: true, busyText: "Subscribing...", children: "Subscribe" },
};

export const FlowBusyKeepsFocus: Story = {
  args: { busy: true, busyText: "Subscribing...", children: "Subscribe" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Subscribing..." });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FlowBusyDoesNotSubmit: Story = {
  render: ({ onClick }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClick?.(event as never);
      }}
    >
      <Stack align="start">
        <Button type="submit" busy busyText="Registering...">
          Register
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Registering..." }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
