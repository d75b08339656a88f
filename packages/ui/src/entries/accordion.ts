export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from "../components/Accordion/Accordion.tsx";
export { FaqGroups, type FaqGroup, type FaqGroupsProps } from "../patterns/FaqGroups/FaqGroups.tsx";
