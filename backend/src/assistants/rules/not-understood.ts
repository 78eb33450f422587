/** How an assistant says that it did not understand. */
export const NOT_UNDERSTOOD = 'Das habe ich nicht verstanden.';
export const NO_WORK = 'kenne ich leider nicht als Tätigkeit.';
