import { Grid, Picture, PromoBanner, Section } from "@pallu/ui";
import type { ReactElement } from "react";
import { promos } from "../../content/home.ts";
import { promoPictures } from "../../content/pictures.ts";

/** Two promotions of the furniture side (HOME-50 to HOME-53). */
export const PromosSection = (): ReactElement => (
  <Section tight>
    <Grid columns={{ base: 1, lg: 2 }}>
      {promos.map(({ label, text, action, tone, picture }) => (
        <PromoBanner
          key={label}
          kicker={label}
          headline={text}
          action={action}
          tone={tone}
          picture={
            <Picture
              src={promoPictures[picture]}
              alt=""
              width={720}
              height={900}
              sizes="(min-width: 1024px) 20vw, 46vw"
            />
          }
        />
      ))}
    </Grid>
  </Section>
);
