import type { ReactElement } from "react";
import { Carousel, type CarouselProps } from "../../patterns/Carousel/Carousel.tsx";
import { TestimonialCard } from "../../patterns/TestimonialCard/TestimonialCard.tsx";
import type { TestimonialCardProps } from "../../patterns/TestimonialCard/TestimonialCard.tsx";
import * as styles from "./Testimonials.css.ts";

export interface TestimonialsProps extends Omit<CarouselProps, "layout" | "loop" | "children"> {
  /** The testimonials. */
  items: readonly TestimonialCardProps[];
}

/** A carousel of testimonials without autoplay. */
export const Testimonials = ({ items, ...rest }: TestimonialsProps): ReactElement => (
  <Carousel {...rest} layout="stories" loop>
    {items.map((item) => (
      <div key={item.name} className={styles.quotation}>
        <TestimonialCard {...item} />
      </div>
    ))}
  </Carousel>
);
