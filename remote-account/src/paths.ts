import { paths } from '@silverjobs/contract/paths';

/** Paths of this remote's pages with the names that it uses for them. */
export const accountData = paths.accountData;
export const templates = paths.templates;
export const search = '/searches/:id';
