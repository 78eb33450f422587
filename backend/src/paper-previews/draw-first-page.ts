import { loadFonts } from '../pdf/fonts.ts';

/** Longer side of the picture, in pixels: text of A4 can be read, and it has some 100 KB. */
export const PREVIEW_SIDE = 1_400;
export const PREVIEW_QUALITY = 80;
/** Of a picture within the page, in pixels: more is left out, as an upload's is refused. */
const PICTURE_MAX_PIXELS = 60_000_000;
/** What a PDF asks for when it does not bring its typeface along. */
const FAMILIES = ['sans-serif', 'serif', 'monospace'];

type Canvas = typeof import('@napi-rs/canvas');

/** A server without typefaces would leave out the text of a PDF that brings none along. */
async function openCanvas(): Promise<Canvas> {
  const [canvas, { regular }] = await Promise.all([import('@napi-rs/canvas'), loadFonts()]);
  if (canvas.GlobalFonts.families.length === 0) {
    for (const family of FAMILIES) canvas.GlobalFonts.register(Buffer.from(regular), family);
  }
  return canvas;
}

/** Whether nothing but the white page is there, as of a scan whose picture could not be read. */
function isBlank(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value) => value > 250);
}

/**
 * The first page of a PDF as a picture (WebP); nothing where there is nothing to be seen. Made for a thread,
 * since one that was built to be slow is.
 */
export async function* work(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const { createIsomorphicCanvasFactory, getDocumentProxy } = await import('unpdf');
  const { createCanvas } = await openCanvas();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
    maxImageSize: PICTURE_MAX_PIXELS,
  });
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PREVIEW_SIDE / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  await pdf.cleanup();
  if (!isBlank(data)) yield await canvas.encode('webp', PREVIEW_QUALITY);
}
