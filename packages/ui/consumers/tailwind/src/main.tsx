import "./app.css";
import "@pallu/ui/fonts.css";
import "./brand.css";
import { Link as PalluLink } from "@pallu/ui";
import { createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { Root } from "./TanStackLinks.tsx";

const { dir, theme = "light" } = Object.fromEntries(new URLSearchParams(location.search));
const direction = dir === "rtl" ? "rtl" : "ltr";
document.documentElement.dir = direction;
document.documentElement.dataset.theme = theme;

const rootRoute = createRootRoute({ component: Root });
const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    component: () => (
      <>
        <App dir={direction} />
        <footer className="bg-action p-8 text-4xl text-on-action">Sent within two days</footer>
        <nav aria-label="Help">
          <PalluLink href="/delivery">Delivery</PalluLink>
        </nav>
      </>
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/delivery",
    component: () => <PalluLink href="/?from=delivery#sarees">Back to the shop</PalluLink>,
  }),
];
const router = createRouter({ routeTree: rootRoute.addChildren(routes) });

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
