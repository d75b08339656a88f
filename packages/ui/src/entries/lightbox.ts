export { Lightbox, type LightboxItem, type LightboxProps } from "../patterns/Lightbox/Lightbox.tsx";
