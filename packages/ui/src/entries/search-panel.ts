export { Dialog, type DialogProps } from "../components/Dialog/Dialog.tsx";
export {
  SearchPanel,
  type SearchPanelProps,
  type SearchResult,
} from "../patterns/SearchPanel/SearchPanel.tsx";
