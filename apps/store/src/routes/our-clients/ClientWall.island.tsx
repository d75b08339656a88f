import { ClientGrid } from "@pallu/ui";
import type { ReactElement } from "react";
import { clients } from "../../content/clients.ts";

const ClientWall = (): ReactElement => <ClientGrid label="Clients" items={clients} />;

export default ClientWall;
