import { JOB_POOL_PAGE_SIZE, JOB_PREFETCH_THRESHOLD_ROWS } from '@silverjobs/contract/constants';

/** How many rows each page of a list has, for all pages that were ever loaded. */
export type PageRows = readonly number[];

/** The pages that are loaded at present. */
export interface LoadedPages {
  /** Number of the first one, from 0. */
  firstPage: number;
  /** Rows of each. */
  rows: readonly number[];
}

/** Number of rows before a page; a page that was never loaded counts 20. */
export function rowsBefore(pageRows: PageRows, page: number): number {
  let rows = 0;
  for (let index = 0; index < page; index += 1) rows += pageRows[index] ?? JOB_POOL_PAGE_SIZE;
  return rows;
}

/** Number of the page that holds a row. */
export function pageOfRow(pageRows: PageRows, row: number): number {
  let end = 0;
  for (let page = 0; ; page += 1) {
    end += pageRows[page] ?? JOB_POOL_PAGE_SIZE;
    if (row < end) return page;
  }
}

/** Records the rows of the loaded pages; the same object when nothing is new. */
export function recordLoadedRows(pageRows: PageRows, loaded: LoadedPages): PageRows {
  const { firstPage, rows } = loaded;
  const length = Math.max(pageRows.length, firstPage + rows.length);
  const noted = Array.from(
    { length },
    (_, page) => rows[page - firstPage] ?? pageRows[page] ?? JOB_POOL_PAGE_SIZE,
  );
  const same = noted.length === pageRows.length && noted.every((n, page) => n === pageRows[page]);
  return same ? pageRows : noted;
}

/** Where the reader is and what is loaded, in rows; ends are exclusive. */
export interface WindowState {
  /** First and last row rendered. */
  drawn: { first: number; last: number };
  /** Rows that are loaded at present. */
  loaded: { start: number; end: number };
  /** All rows that were ever loaded. */
  reached: number;
}

/** What to load so that the reader sees rows: a page beside the loaded ones, or another place. */
export type WindowMove = 'previous' | 'next' | 'jump' | null;

/** Rows beyond the loaded ones that are reached page by page; farther away it is a jump. */
const NEAR_ROWS = 2 * JOB_POOL_PAGE_SIZE;

/** Decides what to load for rows that the reader has come back to. */
export function windowMove({ drawn, loaded, reached }: WindowState): WindowMove {
  const above = loaded.start - drawn.first;
  const below = drawn.last + 1 - loaded.end;
  if (above > 0 && (above > NEAR_ROWS || below > 0)) return 'jump';
  if (below > NEAR_ROWS) return 'jump';
  if (loaded.start > 0 && above > -JOB_PREFETCH_THRESHOLD_ROWS) return 'previous';
  if (loaded.end < reached && below > -JOB_PREFETCH_THRESHOLD_ROWS) return 'next';
  return null;
}
