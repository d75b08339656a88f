/** Set-up of each file of tests: passwords and codes have cheap hashes. */
import { setCheapHashes } from "../modules/users/passwords.ts";

setCheapHashes(true);
