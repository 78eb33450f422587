import type { Transformer } from '@napi-rs/image';
import { PAPER_HEIC_REFUSED, type PICTURE_KINDS } from '@silverjobs/contract';
import { Failure } from '../http/failure.ts';

type Kind = (typeof PICTURE_KINDS)[number];

type Made = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** Longer side of what is kept, in pixels: twice what pages show. */
const MAX_SIDE: Readonly<Record<Kind, number>> = { logo: 240, picture: 1_200 };
/** Of what is kept, in bytes: a slow line has it in a second. */
const MAX_BYTES = 120_000;
/** The first that is small enough is taken; what is not even with the last becomes smaller. */
const QUALITIES = [82, 70, 58, 45] as const;
/** Of what is sent, in pixels: more is no photograph but a bomb. */
const MAX_PIXELS = 60_000_000;
/** Of what is sent: less shows nothing. */
const MIN_SIDE: Readonly<Record<Kind, number>> = { logo: 48, picture: 300 };
/** How many times longer than broad a picture is at most: more is a line. */
const MAX_RATIO = 12;

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const ALLOWED = 'Möglich sind JPEG, PNG und WebP.';

function refuse(message: string): Failure {
  return new Failure('validation.failed', { param: 'file', message });
}

/** Whether a WebP file has more than one picture: a bit of its extended header. */
const isAnimatedWebp = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'VP8X' &&
  ((bytes[20] ?? 0) & 0b10) !== 0;

/**
 * Whether a JPEG ends as it should: libraries show half of one grey. In what follows its first scan the end's mark
 * stands nowhere else.
 */
function isWholeJpeg(sent: Uint8Array): boolean {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Before a mark any number of 0xff may stand.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.indexOf('ffd9', at, 'hex') !== -1;
}

/** @throws Failure with a sentence about what is no picture that we take */
async function checkType(name: string, bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (/^image\/hei[cf]/.test(mime)) throw refuse(PAPER_HEIC_REFUSED);
  const moves =
    /^image\/(?:gif|apng)$/.test(mime) || (mime === 'image/webp' && isAnimatedWebp(bytes));
  if (moves) {
    throw refuse(`Bewegte Bilder und GIF-Dateien zeigen wir nicht. ${ALLOWED}`);
  }
  if (/\.svgz?$/i.test(name)) {
    throw refuse(
      'Das ist eine Zeichnung im Format SVG. Bitte speichern Sie sie als PNG und wählen Sie diese Datei aus.',
    );
  }
  if (!TYPES.includes(mime)) {
    const claims = /\.(?:jpe?g|png|webp)$/i.test(name);
    throw claims && mime === ''
      ? damaged()
      : refuse(`Das ist kein Bild, das wir zeigen können. ${ALLOWED}`);
  }
  if (mime === 'image/jpeg' && !isWholeJpeg(bytes)) throw damaged();
}

const damaged = () =>
  refuse(
    'Das Bild lässt sich nicht öffnen: Es ist beschädigt oder viel zu groß. Bitte wählen Sie ein anderes.',
  );

/** Grounds of what is transparent: white paper, and the ink of our text for what is white itself. */
const WHITE = [255, 255, 255] as const;
const DARK = [31, 41, 51] as const;
/** So much of what can be seen is almost white: on white too little of it would be left. */
const WHITE_SHARE = 0.25;
const isAlmostWhite = (light: number) => light > 215;
const isAlmostDark = (light: number) => light < 90;

/** How light a colour looks, 0 to 255. */
const lightOf = ([red = 0, green = 0, blue = 0]: Uint8Array) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The ground on which what is not transparent can be seen. @param pixels red, green, blue, opacity */
function groundOf(pixels: Uint8Array): typeof WHITE | typeof DARK {
  let seen = 0;
  let white = 0;
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    const light = lightOf(pixels.subarray(at, at + 3));
    seen += opacity;
    if (isAlmostWhite(light)) white += opacity;
    if (isAlmostDark(light)) dark += opacity;
  }
  return white > seen * WHITE_SHARE && white > dark ? DARK : WHITE;
}

/**
 * Puts a ground below what is transparent, so that it can be seen in every theme and wherever else it is shown: a
 * dark one, a little larger than the picture, where it is white itself (employers-94).
 * @param picture as it will be kept
 */
async function withGround(picture: Transformer): Promise<Transformer> {
  const { Transformer } = await import('@napi-rs/image');
  const decoded = new Transformer(await picture.webpLossless());
  const { width, height } = await decoded.metadata();
  const pixels = await decoded.rawPixels();
  if (pixels.length !== width * height * 4) return decoded;
  const ground = groundOf(pixels);
  const margin = ground === DARK ? Math.ceil(Math.max(width, height) / 16) : 0;
  const outer = { width: width + 2 * margin, height: height + 2 * margin };
  const filled = Buffer.alloc(outer.width * outer.height * 4, Buffer.from([...ground, 255]));
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel = at / 4;
    const to = ((Math.floor(pixel / width) + margin) * outer.width + (pixel % width) + margin) * 4;
    const opacity = (pixels[at + 3] ?? 0) / 255;
    for (const [part, below] of ground.entries()) {
      filled[to + part] = Math.round((pixels[at + part] ?? 0) * opacity + below * (1 - opacity));
    }
  }
  return Transformer.fromRgbaPixels(filled, outer.width, outer.height);
}

/**
 * Makes a small, upright WebP of what was sent, whatever it is called, without what a camera noted: place, device
 * and time.
 * @throws Failure validation.failed with a sentence for whoever has chosen the file
 */
export async function makePicture(kind: Kind, name: string, sent: Uint8Array): Promise<Made> {
  await checkType(name, sent);
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const { width, height } = await new Transformer(sent).metadata().catch(() => {
    throw damaged();
  });
  if (width * height > MAX_PIXELS) {
    throw refuse(
      'Das Bild hat mehr als 60 Millionen Bildpunkte. Bitte verkleinern Sie es und wählen Sie es noch einmal aus.',
    );
  }
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    throw refuse(
      'Das Bild ist nur ein schmaler Streifen, man würde nichts erkennen. Bitte wählen Sie ein anderes.',
    );
  }
  if (Math.max(width, height) < MIN_SIDE[kind]) {
    throw refuse(
      `Das Bild ist zu klein, man würde nichts erkennen. Bitte wählen Sie eines mit mindestens ${MIN_SIDE[kind]} Bildpunkten.`,
    );
  }
  for (let side = MAX_SIDE[kind]; ; side = Math.round(side * 0.75)) {
    const upright = new Transformer(sent).rotate();
    if (Math.max(width, height) > side) {
      upright.resize({ width: side, height: side, fit: ResizeFit.Inside });
    }
    const picture = await withGround(upright).catch(() => {
      throw damaged();
    });
    for (const quality of QUALITIES) {
      const bytes = await picture.webp(quality).catch(() => {
        throw damaged();
      });
      if (bytes.length > MAX_BYTES) continue;
      const made = await new Transformer(bytes).metadata();
      return { bytes, width: made.width, height: made.height };
    }
  }
}
