/** Distance of lines in 240ths of a line. */
export const LINE = 288;

/** Height of a line as a multiple of the type's size: of Arial, and of the distance above. */
export const LINE_HEIGHT = 1.15 * 1.2;
