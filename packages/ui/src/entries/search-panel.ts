export {
  SearchPanel,
  type SearchPanelProps,
  type SearchResult,
} from "../patterns/SearchPanel/SearchPanel.tsx";
