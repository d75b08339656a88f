export { paths, server } from "../../sections/contact/contactRoute.ts";
