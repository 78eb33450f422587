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
    const picture = new Transformer(sent).rotate();
    if (Math.max(width, height) > side) {
      picture.resize({ width: side, height: side, fit: ResizeFit.Inside });
    }
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
