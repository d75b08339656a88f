import type { ReactElement } from "react";
import { Button } from "../../../packages/ui/src/components/Button/Button.tsx";
import { Swatch } from "../../../packages/ui/src/components/Swatch/Swatch.tsx";
import { Inline } from "../../../packages/ui/src/layout/Inline/Inline.tsx";
import { Stack } from "../../../packages/ui/src/layout/Stack/Stack.tsx";
import { ProductCard } from "../../../packages/ui/src/patterns/ProductCard/ProductCard.tsx";
import { clothPictures, pick } from "../../../packages/ui/src/patterns/samplePictures.fixtures.ts";
import { UiProvider } from "../../../packages/ui/src/provider/UiProvider.tsx";
import { PlainDocsLink } from "../DocsLink.tsx";

interface Sample {
  label: string;
  theme: string;
  name: string;
  picture: number;
  price: string;
  listPrice?: string;
  action: string;
  /** Set for a sample from right to left. */
  lang?: "ur";
}

const samples: readonly Sample[] = [
  {
    label: "Light",
    theme: "light",
    name: "Ilkal, bottle green",
    picture: 0,
    price: "₹6,480",
    listPrice: "₹7,200",
    action: "Add to Cart",
  },
  {
    label: "Dark, right to left",
    theme: "dark",
    lang: "ur",
    name: "پیٹھنی ساڑی، بینگنی",
    picture: 1,
    price: "₹21,400",
    action: "ٹوکری میں ڈالیں",
  },
  {
    label: "Retro",
    theme: "retro",
    name: "Chettinad, mustard",
    picture: 2,
    price: "₹4,900",
    listPrice: "₹5,600",
    action: "Add to Cart",
  },
  {
    label: "Luxury",
    theme: "luxury",
    name: "Bagru, indigo",
    picture: 4,
    price: "₹3,250",
    action: "Add to Cart",
  },
];

const Card = ({ sample }: { sample: Sample }): ReactElement => {
  const { label, theme, name, picture, price, listPrice, action, lang } = sample;
  const dir = lang ? "rtl" : "ltr";
  return (
    <figure className="showcase-part">
      <div className="showcase-stage" data-theme={theme} dir={dir} lang={lang ?? "en"}>
        <UiProvider dir={dir} link={PlainDocsLink}>
          <Stack gap="s16">
            <ProductCard
              name={name}
              href="?path=/docs/product-productcard--docs"
              price={price}
              {...(listPrice !== undefined && { listPrice })}
              picture={<img src={pick(clothPictures, picture)} alt="" />}
              swatches={
                <Inline gap="s8">
                  {["#0c5a68", "#7c1630", "#c98a1b"].map((colour) => (
                    <Swatch key={colour} colour={colour} size="small" />
                  ))}
                </Inline>
              }
              headingLevel={2}
              interactive={false}
            />
            <Button fullWidth>{action}</Button>
          </Stack>
        </UiProvider>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
};

/** The same component in four themes. */
export const Showcase = (): ReactElement => (
  <div className="showcase">
    {samples.map((sample) => (
      <Card key={sample.label} sample={sample} />
    ))}
  </div>
);
