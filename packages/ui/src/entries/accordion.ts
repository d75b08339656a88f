export {
  Accordion,
  AccordionItem,
  AccordionList,
  AccordionRoot,
  type AccordionEntry,
  type AccordionItemProps,
  type AccordionProps,
  type AccordionRootProps,
} from "../components/Accordion/Accordion.tsx";
