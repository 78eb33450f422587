import { type IParagraphOptions, TabStopType } from 'docx';

/** A first column of this width, by indent and tab; the text wraps in the second. */
export function besides(aside: number): Partial<IParagraphOptions> {
  if (aside === 0) return {};
  return {
    indent: { left: aside, hanging: aside },
    tabStops: [{ type: TabStopType.LEFT, position: aside }],
  };
}
