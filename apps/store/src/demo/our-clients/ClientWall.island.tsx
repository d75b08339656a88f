import { ClientGrid } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { clients } from "@pallu/demo/content/clients.ts";

export const ClientWall = (): ReactElement => <ClientGrid label="Clients" items={clients} />;
