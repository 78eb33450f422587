import axios, { type AxiosInstance } from 'axios';
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the API client to everything below it; the host has the only one. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/**
 * The API client of the application.
 * @throws when no ApiProvider is above
 */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an <ApiProvider> above it.');
  return client;
}

/**
 * The client of a team's own API group, with the session and the rules of all others (delivery-91).
 * @param name as the operator gives it an address (TEAM_API_URLS); without one its calls fail
 */
export function useApiGroup(name: string): AxiosInstance {
  return useApi()[name] ?? nowhere;
}

const nowhere = axios.create({
  adapter: async ({ url }) => {
    throw new Error(`The API group of ${url} has no address here.`);
  },
});
