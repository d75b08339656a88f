import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ArrowEndIcon } from "../../icons.ts";
import { UiProvider, type LinkComponentProps } from "../../provider/UiProvider.tsx";
import { Text } from "../Text/Text.tsx";
import { Link, linkVariants } from "./Link.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const RoutedLink = (props: LinkComponentProps) => <a {...props} data-routed="" />;

const meta: Meta<typeof Link> = {
  title: "Actions/Link",
  component: Link,
  args: { href: "/shipping-method", children: "Shipping and returns" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {linkVariants.map((variant) => (
        <StoryCell key={variant} name={variant}>
          <Link variant={variant} href="/allproducts">
            All sarees
          </Link>
        </StoryCell>
      ))}
      {linkVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, hover`} force="hover">
          <Link variant={variant} href="/allproducts">
            All sarees
          </Link>
        </StoryCell>
      ))}
      <StoryCell name="end icon">
        <Link variant="standalone" href="/allproducts" endIcon={<ArrowEndIcon />}>
          All sarees
        </Link>
      </StoryCell>
      <StoryCell name="external">
        <Link variant="standalone" external href="https://example.com/">
          The weavers’ society
        </Link>
      </StoryCell>
      <StoryCell name="in a sentence">
        <Text>
          Read how we <Link href="/terms">send and take back</Link> what you buy.
        </Text>
      </StoryCell>
      {linkVariants.map((variant) => (
        <StoryCell key={variant} name={`${variant}, focus`} force="focus">
          <Link variant={variant} href="/allproducts">
            All sarees
          </Link>
        </StoryCell>
      ))}
      <StoryCell name="placeholder">
        <Link href="#">Return policy</Link>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: "ترسیل اور واپسی", variant: "standalone", endIcon: <ArrowEndIcon /> },
};

export const FlowExternalIsAnnounced: Story = {
  args: { external: true, href: "https://example.com/", children: "The weavers’ society" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", {
      name: "The weavers’ society (opens in a new tab)",
    });
    await expect(link).toHaveAttribute("rel", "noreferrer");
  },
};

export const FlowUsesRouterLink: Story = {
  decorators: [
    (Story) => (
      <UiProvider link={RoutedLink}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("data-routed");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
