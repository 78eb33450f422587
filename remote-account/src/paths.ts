/** Paths of this remote's pages that nobody else links to. */
export const accountData = '/account/data';
export const templates = '/templates';
export const search = '/searches/:id';
