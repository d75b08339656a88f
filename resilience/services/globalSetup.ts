import { createTemplate } from "./startPostgres.ts";

/** Every file of tests starts a PostgreSQL of its own, on a copy of one new data folder. */
export default createTemplate;
