export {
  RangeSlider,
  type RangeSliderProps,
  type RangeValue,
} from "../components/RangeSlider/RangeSlider.tsx";
