export { paths, server } from "../../routes/contact/route.ts";
