import type { ReactElement } from "react";

export interface ReferenceCard {
  name: string;
  price: string;
  href: string;
  /** Path of the picture. */
  picture: string;
}

export interface ReferenceData {
  title: string;
  /** One card is a product page, more are a list. */
  cards: ReferenceCard[];
}

/** The smallest page with the same products: a heading, and cards with a picture, a name, a price and a button. */
export const ReferencePage = ({ title, cards }: ReferenceData): ReactElement => (
  <main>
    <h1>{title}</h1>
    <ul>
      {cards.map(({ name, price, href, picture }, index) => (
        <li key={href}>
          <a href={href}>
            <img
              src={picture}
              alt=""
              width={4}
              height={5}
              loading={index < 2 ? "eager" : "lazy"}
              fetchPriority={index === 0 ? "high" : "auto"}
            />
            <h2>{name}</h2>
          </a>
          <p>{price}</p>
          <button type="button">Add to Cart</button>
        </li>
      ))}
    </ul>
  </main>
);
