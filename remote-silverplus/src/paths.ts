/** Paths of this remote's pages that nobody else links to. */
export const subscription = '/silverplus/subscription';
