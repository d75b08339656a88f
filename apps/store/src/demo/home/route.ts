export { paths, server } from "../../sections/home/homeRoute.ts";
