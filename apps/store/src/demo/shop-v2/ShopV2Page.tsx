import { ProductShowcase, Heading, Picture, ProductCard, Stack, Text } from "@pallu/ui";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { toneOfTag } from "../../features/catalogue/tagTone.ts";
import type { ReactElement } from "react";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { samples } from "@pallu/demo/content/samples.ts";
import { shops } from "@pallu/demo/content/shops.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { useSampleWishlist } from "../../features/samples/sampleWishlist.ts";
import * as styles from "./ShopV2Page.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Twelve to begin with",
  description: "Seven sarees and five kurtis, picked from the shelf.",
};

/** The twelve samples by category, with their own wishlist (CAT-23, ENT-16 to ENT-20). */
const ShopV2Page = (): ReactElement => {
  const { formatPrice } = useCurrency();
  const wishlist = useSampleWishlist();
  return (
    <PageTop title={shops.samples.title} text={shops.samples.text} crumb="Shop">
      {shops.samples.groups.map(({ category, title, text }) => (
        <section key={category} aria-labelledby={category} className={styles.group}>
          <div className={styles.name}>
            <Stack gap="s8">
              <Heading level={2} size="display" id={category}>
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </div>
          <ProductShowcase label={title} layout="pairs">
            {samples
              .filter((sample) => sample.category === category)
              .map((sample) => (
                <ProductCard
                  key={sample.id}
                  name={sample.name}
                  href="/product-details"
                  price={formatPrice(sample.price)}
                  tag={sample.tag}
                  tagTone={toneOfTag(sample.tag)}
                  interactive={false}
                  wishlisted={wishlist.has(sample.id)}
                  onWish={() => wishlist.add(sample)}
                  picture={
                    <Picture
                      src={sample.image}
                      {...samplePicture}
                      alt=""
                      sizes="(min-width: 1024px) 22vw, 46vw"
                    />
                  }
                />
              ))}
          </ProductShowcase>
        </section>
      ))}
    </PageTop>
  );
};

export default ShopV2Page;
