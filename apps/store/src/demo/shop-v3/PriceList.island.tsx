import { Button, Container, Picture, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { furniture } from "@pallu/demo/content/furniture.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { listed, shops } from "@pallu/demo/content/shops.ts";
import { sampleCard } from "@pallu/demo/content/popups.ts";
import * as styles from "./PriceList.css.ts";

/** A list of twelve samples whose buttons do nothing (CAT-24). */
export const PriceList = (): ReactElement => (
  <Container>
    <Stack gap="s16">
      <Text id="sample" size="small" tone="muted">
        {shops.note}
      </Text>
      <ul role="list" aria-label={shops.list.title} className={styles.list}>
        {listed.map((key, index) => {
          const { id, name, price, category, image } = furniture[key];
          return (
            <li key={id} className={styles.line}>
              <span className={styles.picture}>
                <Picture src={image} {...samplePicture} alt="" sizes="120px" eager={index < 6} />
              </span>
              <h2 className={styles.name}>
                <a href={sampleCard.href} className={styles.link}>
                  {name}
                </a>
              </h2>
              <p className={styles.kinds}>{category.join(", ")}</p>
              <p className={styles.price}>
                <bdi>{price}</bdi>
              </p>
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${shops.list.add}, ${name}`}
                  aria-describedby="sample"
                >
                  {shops.list.add}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Stack>
  </Container>
);
