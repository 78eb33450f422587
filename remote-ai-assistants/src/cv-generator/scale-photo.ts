import type { CvPhoto } from '@silverjobs/contract';

/** Longest side of a kept photo in pixels: 45 mm at 300 dots an inch. */
const MAX_SIDE_PX = 530;
/** Longest text of a kept photo that the server takes. */
const MAX_CHARACTERS = 120_000;
const QUALITIES = [0.85, 0.7, 0.5];

/** Largest file that is read, in bytes. */
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;

/**
 * Makes a small JPEG of a picture file, upright as the camera meant it; all other data of the file,
 * such as the place of the shot, is left out.
 * @throws when the file is no picture that this browser can read
 */
export async function scalePhoto(file: Blob): Promise<CvPhoto> {
  const picture = await createImageBitmap(file);
  const { width, height } = fitted(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  // Transparent parts would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  for (const quality of QUALITIES) {
    const source = canvas.toDataURL('image/jpeg', quality);
    if (source.length <= MAX_CHARACTERS) return { source, ratio: width / height };
  }
  throw new Error('The picture stays too large.');
}

/** Width and height within the longest side; no picture is made larger, and none a mere line. */
function fitted({ width, height }: { width: number; height: number }) {
  const ratio = width / height;
  if (!(ratio > 0.35 && ratio < 2.9)) throw new Error('The picture is too narrow.');
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
