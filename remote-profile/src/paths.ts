/** Paths of this remote's pages that nobody else links to. */
export const personal = '/personal';
export const workHistory = '/work-history';
export const education = '/education';
