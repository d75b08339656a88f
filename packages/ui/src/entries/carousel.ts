export { Carousel } from "../patterns/Carousel/Carousel.tsx";
export type { CarouselLayout, CarouselProps } from "../patterns/Carousel/Carousel.tsx";
