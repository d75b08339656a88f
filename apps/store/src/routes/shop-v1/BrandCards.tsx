import { BrandMark, Container, Section, VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import { brandCards, shops } from "../../content/shops.ts";
import * as styles from "./BrandCards.css.ts";

/** The same for any products (CAT-19). */
const BrandCards = (): ReactElement => (
  <Section tight labelledBy="brands">
    <Container>
      <VisuallyHidden>
        <h2 id="brands">{shops.live.brands}</h2>
      </VisuallyHidden>
      <ul role="list" aria-label={shops.live.brands} className={styles.list}>
        {brandCards.map(({ name, device, face, text }) => (
          <li key={name} className={styles.card}>
            <BrandMark name={name} device={device} face={face} />
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  </Section>
);

export default BrandCards;
