import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { QuantityStepper } from "../../components/QuantityStepper/QuantityStepper.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { CartLine, CartTable } from "./CartTable.tsx";

const cloth = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const line = (name: string, index: number, updating = false) => (
  <CartLine
    key={name}
    name={name}
    href="#product"
    category="Pure Silk Sarees"
    picture={cloth(index)}
    colour={{ value: "#7c1630", name: "Arakku maroon" }}
    price="₹12,480"
    total="₹24,960"
    quantity={
      <QuantityStepper
        label={`Quantity of ${name}`}
        decreaseLabel="One less"
        increaseLabel="One more"
        value={2}
        onChange={fn()}
      />
    }
    updating={updating}
    onRemove={fn()}
  />
);

const meta = {
  title: "Commerce/CartTable",
  component: CartTable,
  parameters: { layout: "padded" },
  args: {
    children: [line("Manjal silk saree with arakku temple border", 2), line("Rani mango butti", 0)],
  },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Updating: Story = { args: { children: line("Rani mango butti", 0, true) } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
