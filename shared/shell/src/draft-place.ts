import { withoutBasePath } from '@silverjobs/contract/base-path';

/** The page on which something was typed, so that it can be found again (account-42). */
export interface DraftPlace {
  path: string;
  title: string;
}

/** The page that is shown now. */
export function shownPlace(): DraftPlace {
  const title = document.title.replace(/^\(\d+\) /, '').replace(/ · silverjobs$/, '');
  return { path: withoutBasePath(location.pathname), title };
}

/** Whether it is a page of this application, with a name. */
export function isPlace(value: unknown): value is DraftPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Partial<DraftPlace>;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string';
}
