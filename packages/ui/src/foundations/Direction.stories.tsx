import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, within } from "storybook/test";
import { Breadcrumb } from "../components/Breadcrumb/Breadcrumb.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Link } from "../components/Link/Link.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Text } from "../components/Text/Text.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { Stack } from "../layout/Stack/Stack.tsx";
import { ProductCard } from "../patterns/ProductCard/ProductCard.tsx";
import { cardActions } from "../patterns/productCard.fixtures.ts";
import { ProductGrid } from "../patterns/ProductGrid/ProductGrid.tsx";
import { clothPictures, pick } from "../patterns/samplePictures.fixtures.ts";
import { SectionHeader } from "../patterns/SectionHeader/SectionHeader.tsx";
import { TestimonialCard } from "../patterns/TestimonialCard/TestimonialCard.tsx";
import * as styles from "./TokenDocs.css.ts";

interface Words {
  readonly lang: string;
  readonly title: string;
  readonly link: string;
  readonly home: string;
  readonly shop: string;
  readonly product: string;
  readonly category: string;
  readonly add: string;
  readonly look: string;
  readonly text: string;
  readonly mail: string;
  readonly hint: string;
  readonly send: string;
  readonly notice: string;
}

const urdu: Words = {
  lang: "ur",
  title: "نئی آمد",
  link: "پورا مجموعہ دیکھیں",
  home: "سرورق",
  shop: "دکان",
  product: "ہلدی رنگ کی ریشمی ساڑھی، عنابی کنارہ",
  category: "خالص ریشم",
  add: "بیگ میں ڈالیں",
  look: "فوری جھلک",
  text: "ہر ساڑھی ہاتھ کے کرگھے پر بُنی جاتی ہے۔ اس کا بدن سادہ، کنارہ کام والا اور پلو بھرپور ہوتا ہے۔",
  mail: "ای میل",
  hint: "مہینے میں ایک خط، اس سے زیادہ نہیں",
  send: "شامل ہوں",
  notice: "آپ کے بیگ میں ڈال دیا گیا ہے",
};

const arabic: Words = {
  lang: "ar",
  title: "وصل حديثًا",
  link: "شاهد المجموعة كاملة",
  home: "الرئيسية",
  shop: "المتجر",
  product: "ساري حريري بلون الكركم بحافة عنابية",
  category: "حرير خالص",
  add: "أضف إلى الحقيبة",
  look: "نظرة سريعة",
  text: "يُنسج كل ساري على نول يدوي: جسمه هادئ، وحافته مشغولة، وطرفه غنيّ بالزخرفة.",
  mail: "البريد الإلكتروني",
  hint: "رسالة واحدة في الشهر لا أكثر",
  send: "اشترك",
  notice: "تمت إضافته إلى حقيبتك",
};

const Sample = ({ words, index }: { words: Words; index: number }): ReactElement => (
  <div lang={words.lang} dir="rtl">
    <Stack gap="s20">
      <Breadcrumb
        label={words.home}
        items={[{ label: words.home, href: "#home" }, { label: words.shop }]}
      />
      <SectionHeader title={words.title} link={{ label: words.link, href: "#all" }} />
      <div className={styles.pair}>
        <ProductGrid columns="two">
          {[index, index + 3].map((cloth) => (
            <ProductCard
              {...cardActions}
              key={cloth}
              name={words.product}
              href="#product"
              category={words.category}
              price="₹12,480"
              listPrice="₹15,600"
              labels={{ addToCart: words.add, quickView: words.look }}
              picture={
                <img
                  src={pick(clothPictures, cloth)}
                  alt=""
                  width={400}
                  height={500}
                  style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
                />
              }
            />
          ))}
        </ProductGrid>
        <Stack gap="s16">
          <Heading level={3}>{words.product}</Heading>
          <Text>{words.text}</Text>
          <TextField
            label={words.mail}
            hint={words.hint}
            type="email"
            dir="ltr"
            defaultValue="meena@example.com"
          />
          <div>
            <Button>{words.send}</Button>
          </div>
          <Notice tone="success" live={false}>
            {words.notice}
          </Notice>
        </Stack>
      </div>
    </Stack>
  </div>
);

const meta = {
  title: "Foundations/Direction",
  component: Sample,
  tags: ["!autodocs"],
  args: { words: urdu, index: 1 },
  globals: { dir: "rtl" },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices, email addresses and codes stay left-to-right in Urdu. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Arabic: Story = { args: { words: arabic, index: 2 }, tags: ["axe"] };

const english = "Sent within 2 days.";
const price = "₹0 – ₹5,000";

/** Returns the bounding box of a character. */
const boxOf = (element: HTMLElement, index: number): DOMRect => {
  const range = document.createRange();
  const text = element.firstChild;
  if (text === null) throw new Error("There is no text.");
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
};

const thanks = "Woven as pictured.";
const person = "Meenakshi R.";
const question = "Forgot Password?";
const told = "Paithani silk saree added to wishlist!";

/** A left-to-right text keeps its full stop at its end and aligns to the right, like all texts of the page. */
export const FlowBidiTextsKeepOrder: Story = {
  render: () => (
    <div dir="rtl">
      <Text>{english}</Text>
      <Text>{price}</Text>
      <Text>{urdu.text}</Text>
      <TestimonialCard quote={thanks} name={person} />
      <Link href="#password">{question}</Link>
      <Notice tone="success" live={false}>
        {told}
      </Notice>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of [person, question, told]) {
      const whole = canvas.getByText(text);
      await expect(boxOf(whole, text.length - 1).left, text).toBeGreaterThan(boxOf(whole, 0).left);
    }
    for (const [text, isFromTheLeft] of [
      [english, true],
      [price, true],
      [urdu.text, false],
    ] as const) {
      const paragraph = canvas.getByText(text);
      const { right } = paragraph.getBoundingClientRect();
      const last = boxOf(paragraph, text.length - 1);
      const first = boxOf(paragraph, 0);
      const outermost = isFromTheLeft ? last : first;
      await expect(Math.abs(outermost.right - right), text).toBeLessThan(2);
    }
  },
};
