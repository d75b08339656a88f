/** Sections of whole pages: heroes, articles, galleries of work. They are made of the components and patterns of `@pallu/ui`. */
export { ArticleBody } from "../sections/ArticleLayout/ArticleBody.tsx";
export type { ArticleBodyProps, ArticleSection } from "../sections/ArticleLayout/ArticleBody.tsx";
export { ArticleHead } from "../sections/ArticleLayout/ArticleHead.tsx";
export type { ArticleHeadProps } from "../sections/ArticleLayout/ArticleHead.tsx";
export { AuthLayout } from "../sections/AuthLayout/AuthLayout.tsx";
export type { AuthLayoutProps } from "../sections/AuthLayout/AuthLayout.tsx";
export { BestSellerTile, BestSellers } from "../sections/BestSellers/BestSellers.tsx";
export type { BestSellerTileProps } from "../sections/BestSellers/BestSellers.tsx";
export { BrandLogo, BrandStrip } from "../sections/BrandStrip/BrandStrip.tsx";
export type { Brand, BrandLogoProps, BrandStripProps } from "../sections/BrandStrip/BrandStrip.tsx";
export { CategorySidebar } from "../sections/CategorySidebar/CategorySidebar.tsx";
export type {
  CategoryItem,
  CategorySidebarProps,
} from "../sections/CategorySidebar/CategorySidebar.tsx";
export { RoomList } from "../sections/CategorySidebar/RoomList.tsx";
export type { Room, RoomListProps } from "../sections/CategorySidebar/RoomList.tsx";
export { CategoryCard, CategoryStrip } from "../sections/CategoryStrip/CategoryStrip.tsx";
export type { CategoryCardProps } from "../sections/CategoryStrip/CategoryStrip.tsx";
export { ClientGrid } from "../sections/ClientGrid/ClientGrid.tsx";
export type { ClientGridProps } from "../sections/ClientGrid/ClientGrid.tsx";
export { ComingSoonHero } from "../sections/ComingSoonHero/ComingSoonHero.tsx";
export type { ComingSoonHeroProps } from "../sections/ComingSoonHero/ComingSoonHero.tsx";
export { DemoPopup } from "../sections/DemoPopup/DemoPopup.tsx";
export type { DemoPopupProps } from "../sections/DemoPopup/DemoPopup.tsx";
export { NotFoundPanel } from "../sections/NotFoundPanel/NotFoundPanel.tsx";
export type { NotFoundPanelProps } from "../sections/NotFoundPanel/NotFoundPanel.tsx";
export { ThankYouPanel } from "../sections/ThankYouPanel/ThankYouPanel.tsx";
export type { ThankYouPanelProps } from "../sections/ThankYouPanel/ThankYouPanel.tsx";
export { FaqGroups } from "../sections/FaqGroups/FaqGroups.tsx";
export type { FaqGroup, FaqGroupsProps } from "../sections/FaqGroups/FaqGroups.tsx";
export { BannerSlide, HeroCarousel, HeroSlide, PriceCallout } from "../sections/Hero/Hero.tsx";
export type {
  BannerSlideProps,
  HeroCarouselProps,
  HeroSlideProps,
  PriceCalloutProps,
} from "../sections/Hero/Hero.tsx";
export { Comments } from "../sections/Comments/Comments.tsx";
export type { Comment, CommentsProps } from "../sections/Comments/Comments.tsx";
export { LegalPage } from "../sections/LegalPage/LegalPage.tsx";
export type { LegalPageProps, LegalSection } from "../sections/LegalPage/LegalPage.tsx";
export { PortfolioCard } from "../sections/PortfolioGrid/PortfolioCard.tsx";
export type { PortfolioCardProps } from "../sections/PortfolioGrid/PortfolioCard.tsx";
export { FilterButtons, PortfolioGrid } from "../sections/PortfolioGrid/PortfolioGrid.tsx";
export type {
  FilterButtonsProps,
  PortfolioGridProps,
} from "../sections/PortfolioGrid/PortfolioGrid.tsx";
export { FeaturedPost, PostList, PostRow } from "../sections/PostList/PostList.tsx";
export type { FeaturedPostProps, PostRowProps } from "../sections/PostList/PostList.tsx";
export {
  ProjectDetail,
  ProjectPictures,
  RelatedProjects,
} from "../sections/ProjectDetail/ProjectDetail.tsx";
export type {
  ProjectDetailProps,
  ProjectPicturesProps,
  RelatedProjectsProps,
} from "../sections/ProjectDetail/ProjectDetail.tsx";
export { PromoBlock } from "../sections/PromoBlock/PromoBlock.tsx";
export type { PromoBlockProps } from "../sections/PromoBlock/PromoBlock.tsx";
export { PromoBanner } from "../sections/PromoBanner/PromoBanner.tsx";
export type { PromoBannerProps } from "../sections/PromoBanner/PromoBanner.tsx";
export { ServiceStrip } from "../sections/ServiceStrip/ServiceStrip.tsx";
export type { ServiceItem } from "../sections/ServiceStrip/ServiceStrip.tsx";
export { TemplateFooter } from "../sections/TemplateFooter/TemplateFooter.tsx";
export { SampleNewsletterBox } from "../sections/TemplateFooter/TemplateFooter.tsx";
export type {
  SampleNewsletter,
  TemplateFooterProps,
} from "../sections/TemplateFooter/TemplateFooter.tsx";
export { TemplateHeader } from "../sections/TemplateHeader/TemplateHeader.tsx";
export type {
  HeaderPopup,
  TemplateHeaderProps,
} from "../sections/TemplateHeader/TemplateHeader.tsx";
export { Testimonials } from "../sections/Testimonials/Testimonials.tsx";
export type { TestimonialsProps } from "../sections/Testimonials/Testimonials.tsx";
export { WhyChoose } from "../sections/WhyChoose/WhyChoose.tsx";
export type { WhyChooseItem, WhyChooseProps } from "../sections/WhyChoose/WhyChoose.tsx";
