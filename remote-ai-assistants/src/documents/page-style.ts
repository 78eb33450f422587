import type { DocumentLayout, Photo } from './text-document.ts';

/** Measures of a page; lengths in millimetres, type in points. */
export interface PageStyle {
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly textSize: number;
  readonly nameSize: number;
  readonly headingSize: number;
  /** Colour of the name and the headings. */
  readonly headingColour: string;
  /** Width of the column of periods and terms; 0: they stand above or before the text. */
  readonly aside: number;
  /** Whether a thin line stands below headings. */
  readonly rules: boolean;
}

/** Text on paper, and quieter text such as periods. */
export const INK = '#1f2933';
export const QUIET_INK = '#4a5560';

/** Photo of an application: at most so large, in millimetres. */
const PHOTO_BOX = { width: 35, height: 45 };

/** Size of a photo on paper in millimetres. */
export function photoSize({ ratio }: Photo): { width: number; height: number } {
  const width = Math.min(PHOTO_BOX.width, PHOTO_BOX.height * ratio);
  return { width, height: width / ratio };
}

/** From the top edge of the page to sender, recipient and what follows (DIN 5008, form B), in mm. */
export const LETTER_PLACES = { sender: 20, recipient: 50, rest: 97 };

/** Of the window of an envelope, in mm: what is broader could not be read in it. */
export const WINDOW_WIDTH = 85;
/** Distance of lines of an address as a multiple of the size: eight of 11 pt stand in the window. */
export const ADDRESS_LEADING = 1.2;

/** Measures of a look. */
export function pageStyle({ layout, textSize }: DocumentLayout): PageStyle {
  const common = { textSize, headingSize: textSize + 2, nameSize: textSize * 2 };
  const modern = '#005b61';
  switch (layout) {
    case 'letter':
      return {
        ...common,
        // DIN 5008: 25 mm on the left, 20 mm on the right.
        margin: { top: 25, right: 20, bottom: 20, left: 25 },
        headingColour: INK,
        aside: 0,
        rules: false,
      };
    case 'plain':
      return { ...common, margin: MARGIN, headingColour: INK, aside: 0, rules: false };
    default:
      return {
        ...common,
        margin: MARGIN,
        headingColour: layout === 'modern' ? modern : INK,
        aside: textSize * 4.3,
        rules: true,
      };
  }
}

const MARGIN = { top: 20, right: 20, bottom: 20, left: 25 };
