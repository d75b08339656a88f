export type { HeadingLevel } from "./style/headingLevel.ts";
export { Bleed, type BleedProps } from "./layout/Bleed/Bleed.tsx";
export { Container, type ContainerProps } from "./layout/Container/Container.tsx";
export { Grid, type GridColumns, type GridProps } from "./layout/Grid/Grid.tsx";
export { Inline, type InlineProps } from "./layout/Inline/Inline.tsx";
export { Section, type SectionProps } from "./layout/Section/Section.tsx";
export { SkipLink, type SkipLinkProps } from "./layout/SkipLink/SkipLink.tsx";
export { Stack, type StackProps } from "./layout/Stack/Stack.tsx";
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from "./layout/VisuallyHidden/VisuallyHidden.tsx";
export { BackToTop, type BackToTopProps } from "./components/BackToTop/BackToTop.tsx";
export {
  Breadcrumb,
  type Crumb,
  type BreadcrumbProps,
} from "./components/Breadcrumb/Breadcrumb.tsx";
export {
  buttonVariants,
  buttonSizes,
  Button,
  type ButtonStyleProps,
  type ButtonProps,
} from "./components/Button/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./components/Button/ButtonLink.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export {
  ColourSwatches,
  type ColourOption,
  type ColourSwatchesProps,
} from "./components/ColourSwatches/ColourSwatches.tsx";
export { CountBadge, type CountBadgeProps } from "./components/CountBadge/CountBadge.tsx";
export {
  DataTable,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type DataColumn,
  type DataRow,
  type DataTableProps,
  type TableCellProps,
  type TableHeadProps,
  type TableProps,
} from "./components/DataTable/DataTable.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from "./components/ErrorSummary/ErrorSummary.tsx";
export { FieldGroup, type FieldGroupProps } from "./components/FormField/FieldGroup.tsx";
export {
  FormField,
  type FieldHelp,
  type FieldTexts,
  type ControlProps,
  type FormFieldProps,
} from "./components/FormField/FormField.tsx";
export { headingSizes, Heading, type HeadingProps } from "./components/Heading/Heading.tsx";
export {
  iconButtonVariants,
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconLinkProps,
} from "./components/IconButton/IconButton.tsx";
export { linkVariants, Link, type LinkProps } from "./components/Link/Link.tsx";
export { MetaList, type MetaItem, type MetaListProps } from "./components/MetaList/MetaList.tsx";
export { motifNames, Motif, type MotifName, type MotifProps } from "./components/Motif/Motif.tsx";
export { NeedsScripts, type NeedsScriptsProps } from "./components/NeedsScripts/NeedsScripts.tsx";
export { noticeTones, Notice, type NoticeProps } from "./components/Notice/Notice.tsx";
export {
  PasswordField,
  type PasswordFieldProps,
} from "./components/PasswordField/PasswordField.tsx";
export { Picture, type PictureSource, type PictureProps } from "./components/Picture/Picture.tsx";
export { priceSizes, Price, type PriceProps } from "./components/Price/Price.tsx";
export {
  QuantityStepper,
  type QuantityStepperProps,
} from "./components/QuantityStepper/QuantityStepper.tsx";
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from "./components/RadioGroup/RadioGroup.tsx";
export {
  ScrollProgress,
  type ScrollProgressProps,
} from "./components/ScrollProgress/ScrollProgress.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export { skeletonShapes, Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { spinnerPlacements, Spinner, type SpinnerProps } from "./components/Spinner/Spinner.tsx";
export { StarRating, type StarRatingProps } from "./components/StarRating/StarRating.tsx";
export { Swatch, type SwatchProps } from "./components/Swatch/Swatch.tsx";
export {
  SwatchLinks,
  type SwatchLinkItem,
  type SwatchLinksProps,
} from "./components/Swatch/SwatchLinks.tsx";
export { Switch, type SwitchProps } from "./components/Switch/Switch.tsx";
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TabsRoot,
  type TabItem,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
  type TabsRootProps,
} from "./components/Tabs/Tabs.tsx";
export { panelsScript } from "./components/Tabs/panelsScript.ts";
export { tagTones, Tag, type TagProps } from "./components/Tag/Tag.tsx";
export { textSizes, textTones, Text, type TextProps } from "./components/Text/Text.tsx";
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export {
  CheckboxGroup,
  type CheckOption,
  type CheckboxGroupProps,
} from "./components/CheckboxGroup/CheckboxGroup.tsx";
export {
  couponStatuses,
  CouponField,
  type CouponFieldProps,
} from "./components/CouponField/CouponField.tsx";
export {
  OptionLinks,
  type LinkedOption,
  type OptionLinksProps,
} from "./components/OptionLinks/OptionLinks.tsx";
export { OtpField, type OtpFieldProps } from "./components/OtpField/OtpField.tsx";
export { Popover, popoverPlacements, type PopoverProps } from "./components/Popover/Popover.tsx";
export {
  UiProvider,
  useLinkComponent,
  type LinkComponentProps,
  type LinkComponent,
  type Shop,
  type UiProviderProps,
} from "./provider/UiProvider.tsx";
export { matchesMedia, onMediaChange } from "./provider/mediaQuery.ts";
export { savesData } from "./provider/savesData.ts";
export { useHydrated } from "./provider/useHydrated.ts";
export { useTypedBefore } from "./provider/useTypedBefore.ts";
export type { Messages, PartialMessages } from "./provider/messages.ts";
export type { RootProps } from "./style/rootProps.ts";
export type { SubmitProps } from "./style/submitProps.ts";
export type { BoxElement, Gap } from "./layout/layoutProps.ts";
export * from "./icons.ts";
export { breakpoints, type Breakpoint } from "./tokens/breakpoints.ts";
export * from "./patterns/index.ts";
export { filterTyping, type FilteredInput } from "./style/filterTyping.ts";
