import "@pallu/ui/styles.css";
import "@pallu/ui/fonts.css"; // optional
import { fontUrls } from "@pallu/ui/fonts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FirstPage } from "./FirstPage.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      {fontUrls.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <FirstPage />
    </StrictMode>,
  );
