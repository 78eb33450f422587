import { LEADING, type Paper } from '../paper.ts';

/** Height of a line of text, in points. */
export const line = ({ style }: Paper) => style.textSize * LEADING;
/** Text over the whole width. */
export const full = ({ left, width, style }: Paper) => ({ x: left, width, size: style.textSize });
