import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/allproducts"];

export const server: ServerRoute = {
  query: ["q", "sub", "colour", "tag", "option", "min", "max", "sort", "page", "cursor"],
};
