import { FirstPage } from "./FirstPage.tsx";

export default function Page() {
  return <FirstPage />;
}
