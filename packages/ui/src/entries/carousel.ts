export { Carousel } from "../patterns/Carousel/Carousel.tsx";
export type {
  CarouselLabels,
  CarouselLayout,
  CarouselProps,
} from "../patterns/Carousel/Carousel.tsx";
