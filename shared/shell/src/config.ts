import type { SiteContents } from '@silverjobs/contract';

/** Groups of calls; each has a base URL of its own (formats-7). */
export type ApiGroup = 'auth' | 'main' | 'billing' | 'assistants';

/** Base URLs by group; further ones are the groups of teams that the operator allows (delivery-91). */
export type ApiBaseUrls = Record<ApiGroup, string> & Readonly<Record<string, string>>;

/** Where this build runs. One build serves every environment. */
export type Environment = 'production' | 'staging' | 'local';

/** Configuration read at run time from the document, never at build time (formats-8). */
export interface AppConfig {
  environment: Environment;
  apiBaseUrls: ApiBaseUrls;
  /** Host path of images, put before their own paths; without it the API's own (courses-6). */
  imageBaseUrl?: string;
  /** Where questions go that a page cannot answer (courses-7). */
  contactEmail?: string;
  /** Key of the maps service; without it our own map is rendered (layout-22). */
  mapsKey?: string;
  /** Address of the monitoring collector; without it monitoring is off. */
  monitoringDsn?: string;
  /** Address on this origin that takes reports for the collector; without it browsers ask the collector itself. */
  monitoringTunnel?: string;
  /** What the logo says; without it the product's name (operation-18). */
  logoText?: string;
  /** Calls are traced by the servers; off without. */
  traces?: true;
  /** What the office has written; without it all is as the code says (operators-40). */
  contents?: SiteContents;
}

/** The configuration used when the document names none: same origin, under /api. */
export const defaultConfig: AppConfig = {
  environment: 'local',
  apiBaseUrls: { auth: '/api', main: '/api', billing: '/api', assistants: '/api' },
};
