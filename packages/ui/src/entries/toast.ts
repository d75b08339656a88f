export {
  Toast,
  ToastStack,
  type ToastProps,
  type ToastStackProps,
} from "../components/Toast/Toast.tsx";
