export { Lightbox, type LightboxProps } from "../components/Lightbox/Lightbox.tsx";
