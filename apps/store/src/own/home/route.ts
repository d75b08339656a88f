export { paths, server } from "../../routes/home/route.ts";
