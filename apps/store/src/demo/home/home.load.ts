export { load } from "../../sections/home/home.load.ts";
