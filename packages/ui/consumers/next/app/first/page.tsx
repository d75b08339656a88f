import { FirstPage } from "./FirstPage";

export default function Page() {
  return <FirstPage />;
}
