export { MobileMenu, type MobileMenuProps } from "../patterns/MobileMenu/MobileMenu.tsx";
export { Sheet, type SheetProps } from "../components/Sheet/Sheet.tsx";
