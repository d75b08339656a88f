export { AccountLayout, AccountNav } from "./AccountNav/AccountNav.tsx";
export type {
  AccountLayoutProps,
  AccountNavItem,
  AccountNavProps,
} from "./AccountNav/AccountNav.tsx";
export { BlogCard } from "./BlogCard/BlogCard.tsx";
export type { BlogCardProps } from "./BlogCard/BlogCard.tsx";
export { ProductShowcase } from "./ProductShowcase/ProductShowcase.tsx";
export type { ProductShowcaseProps } from "./ProductShowcase/ProductShowcase.tsx";
export { Carousel } from "./Carousel/Carousel.tsx";
export type { CarouselLayout, CarouselProps } from "./Carousel/Carousel.tsx";
export { CartLine, CartTable } from "./CartTable/CartTable.tsx";
export type { CartLineProps } from "./CartTable/CartTable.tsx";
export {
  CheckoutActions,
  CheckoutLayout,
  CheckoutSection,
} from "./CheckoutLayout/CheckoutLayout.tsx";
export type { FabricProps } from "./Fabric/Fabric.tsx";
export { ClothStrip } from "./ClothStrip/ClothStrip.tsx";
export type { ClothPart, ClothStripProps } from "./ClothStrip/ClothStrip.tsx";
export { startDragScroll } from "./ClothStrip/startDragScroll.ts";
export { Countdown } from "./Countdown/Countdown.tsx";
export type { CountdownProps } from "./Countdown/Countdown.tsx";
export { FilterGroup, FilterLayout, FilterPanel } from "./FilterLayout/FilterLayout.tsx";
export { Invoice } from "./Invoice/Invoice.tsx";
export type { InvoiceLine, InvoiceProps } from "./Invoice/Invoice.tsx";
export { MakingTime } from "./MakingTime/MakingTime.tsx";
export type { MakingTimeProps } from "./MakingTime/MakingTime.tsx";
export { NewsletterForm } from "./NewsletterForm/NewsletterForm.tsx";
export type { NewsletterFormProps } from "./NewsletterForm/NewsletterForm.tsx";
export { OrderLines } from "./OrderLines/OrderLines.tsx";
export type { OrderLine, OrderLinesProps } from "./OrderLines/OrderLines.tsx";
export { OrderSummary } from "./OrderSummary/OrderSummary.tsx";
export type { OrderSummaryProps } from "./OrderSummary/OrderSummary.tsx";
export { OrdersTable, StatusPill, statusTones } from "./OrdersTable/OrdersTable.tsx";
export type { OrderRow, OrdersTableProps, StatusPillProps } from "./OrdersTable/OrdersTable.tsx";
export { PageHeader } from "./PageHeader/PageHeader.tsx";
export type { PageHeaderProps } from "./PageHeader/PageHeader.tsx";
export { PaymentMethods } from "./PaymentMethods/PaymentMethods.tsx";
export type { PaymentMethod, PaymentMethodsProps } from "./PaymentMethods/PaymentMethods.tsx";
export { PaymentPanel } from "./PaymentPanel/PaymentPanel.tsx";
export type { PaymentPanelProps } from "./PaymentPanel/PaymentPanel.tsx";
export { PricingCard } from "./PricingCard/PricingCard.tsx";
export type { PricingCardProps } from "./PricingCard/PricingCard.tsx";
export { ProductCard, ProductCardSkeleton } from "./ProductCard/ProductCard.tsx";
export type {
  CartStatus,
  ProductCardLayout,
  ProductCardProps,
} from "./ProductCard/ProductCard.tsx";
export { ProductGallery } from "./ProductGallery/ProductGallery.tsx";
export type { GalleryView, ProductGalleryProps } from "./ProductGallery/ProductGallery.tsx";
export { ProductGrid } from "./ProductGrid/ProductGrid.tsx";
export type { ProductGridProps } from "./ProductGrid/ProductGrid.tsx";
export { BuyActions, BuyBox, ProductLayout } from "./ProductLayout/ProductLayout.tsx";
export type { BuyBoxProps } from "./ProductLayout/ProductLayout.tsx";
export { Prose } from "./Prose/Prose.tsx";
export type { ProseBlock, ProsePicture, ProseProps } from "./Prose/Prose.tsx";
export { FilterChips, ResultBar } from "./ResultBar/ResultBar.tsx";
export type { FilterChipsProps, ResultBarProps } from "./ResultBar/ResultBar.tsx";
export { SearchDialog } from "./SearchDialog/SearchDialog.tsx";
export type { SearchDialogProps } from "./SearchDialog/SearchDialog.tsx";
export { SectionHeader } from "./SectionHeader/SectionHeader.tsx";
export type { SectionHeaderProps } from "./SectionHeader/SectionHeader.tsx";
export { ShippingTable } from "./ShippingTable/ShippingTable.tsx";
export type { ShippingOption, ShippingTableProps } from "./ShippingTable/ShippingTable.tsx";
export type { FooterEndPicture } from "./SiteFooter/FooterEnd.tsx";
export { SiteFooter } from "./SiteFooter/SiteFooter.tsx";
export type {
  FooterLink,
  SiteFooterProps,
  SocialLink,
  SocialLinks,
} from "./SiteFooter/SiteFooter.tsx";
export { SiteHeader } from "./SiteHeader/SiteHeader.tsx";
export type { NavColumn, NavItem, NavLink, SiteHeaderProps } from "./SiteHeader/SiteHeader.tsx";
export { TeamCard } from "./TeamCard/TeamCard.tsx";
export type { TeamCardProps } from "./TeamCard/TeamCard.tsx";
export { TestimonialCard } from "./TestimonialCard/TestimonialCard.tsx";
export type { TestimonialCardProps } from "./TestimonialCard/TestimonialCard.tsx";
export { ButtiField, SelvedgeLine, TempleEdge, ZariRule } from "./Textile/Textile.tsx";
export { WishlistCard, WishlistGrid } from "./WishlistCard/WishlistCard.tsx";
export type { WishlistCardProps } from "./WishlistCard/WishlistCard.tsx";
export { Wordmark } from "./Wordmark/Wordmark.tsx";
export type { WordmarkProps } from "./Wordmark/Wordmark.tsx";
