export {
  Toast,
  ToastStack,
  type ToastProps,
  type ToastStackProps,
} from "../components/Toast/Toast.tsx";
export { Toaster, useToast, type ToasterProps } from "../components/Toast/Toaster.tsx";
export {
  createToasts,
  type ShownToast,
  type ToastMessage,
  type Toasts,
} from "../components/Toast/createToasts.ts";
