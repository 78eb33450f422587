import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import { photoSize } from '../page-style.ts';
import type { Photo } from '../text-document.ts';

/** Pixels of a millimetre, as Word counts them. */
const PIXELS = 96 / 25.4;

/** The photo at the right edge of the head. */
export function photoRun(photo: Photo, description: string): ImageRun {
  const { width, height } = photoSize(photo);
  return new ImageRun({
    type: 'jpg',
    data: bytesOf(photo.source),
    transformation: { width: Math.round(width * PIXELS), height: Math.round(height * PIXELS) },
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
