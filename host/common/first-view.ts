import type { User } from '@silverjobs/contract';
import type { Registry } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import type { PreviewNote } from './boot-data.ts';
import type { DeclaredHelp } from './help.ts';
import type { KeptTexts } from './kept-cookie.ts';

/** Key and answer of a query. */
export type DehydratedQuery = [key: readonly unknown[], data: unknown];

/** What the document brings along for a page that the server has rendered. */
export interface FirstView {
  /** Path of the page's route, with `:name` for parameters. */
  route: string;
  /** Name of the page's component, where it is a remote's. */
  expose?: string | undefined;
  /** Who is signed in. */
  user: User | null;
  queries: DehydratedQuery[];
  /** What of the browser's storage it was rendered with. */
  kept: KeptTexts;
  /** The display that it was rendered with, as its cookie has it (display-3). */
  display: string | null;
}

/** A first call whose record is not there, or can be none. */
export interface RefusedCall {
  status: number;
  body: string;
}

/** What one document is rendered with: a visitor's data of one page and nothing else. */
export interface FirstViewInput {
  /** Path and query asked for. */
  url: string;
  /** Path below which the product runs; missing at the root of its origin. */
  basePath?: string;
  /** Path of the page's route. */
  route: string;
  /** The page, where it is a remote's. */
  page?: { remote: string; expose: string } | undefined;
  registry: Registry;
  config: AppConfig;
  nonce: string;
  preview?: PreviewNote | undefined;
  user: User | null;
  /** What of the browser's storage decides the page. */
  kept: KeptTexts;
  display: string | null;
  /** Bodies of the page's first calls, by the call's address. */
  answers: Record<string, string>;
  /** First calls that were answered with 400, 404 or 410: what there is not is an answer, too. */
  refusals?: Record<string, RefusedCall>;
  /** Help of the live remotes, where the page shows it (guide-15). */
  help?: DeclaredHelp | undefined;
}
