import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import { PHOTO_BOX } from '../page-style.ts';
import type { Photo } from '../text-document.ts';

/** Pixels of a millimetre, as Word counts them. */
const PIXELS = 96 / 25.4;

/** The photo at the right edge of the head. */
export function photoRun({ source, ratio }: Photo, description: string): ImageRun {
  const width = Math.min(PHOTO_BOX.width, PHOTO_BOX.height * ratio) * PIXELS;
  return new ImageRun({
    type: 'jpg',
    data: bytesOf(source),
    transformation: { width: Math.round(width), height: Math.round(width / ratio) },
    altText: { name: description, title: description, description },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.MARGIN,
        align: VerticalPositionAlign.TOP,
      },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
    },
  });
}

function bytesOf(source: string): Uint8Array {
  const text = atob(source.slice(source.indexOf(',') + 1));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
