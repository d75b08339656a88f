export { load } from "../../routes/home/home.load.ts";
