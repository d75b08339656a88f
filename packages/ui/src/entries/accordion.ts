export {
  Accordion,
  AccordionItem,
  AccordionList,
  AccordionRoot,
  type AccordionEntry,
  type AccordionItemProps,
  type AccordionProps,
  type AccordionRootProps,
  type AccordionValue,
} from "../components/Accordion/Accordion.tsx";
export { accordionScript } from "../components/Accordion/accordionScript.ts";
