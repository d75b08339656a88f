import type { FastifyInstance } from "fastify";

/** Reads from the API in this process without a socket in between. */
export const inProcessLoader =
  (api: FastifyInstance) =>
  async (address: string): Promise<unknown> => {
    const response = await api.inject({ method: "GET", url: address });
    if (response.statusCode >= 400) throw new Error(`${address} answered ${response.statusCode}`);
    return response.json();
  };

/** Whether a request is for the API or its pictures, not for a page. */
export const belongsToApi = (url = ""): boolean => /^\/(?:api|uploads)(?:[/?]|$)/.test(url);
