import { PAPER_HEIC_REFUSED, PAPER_MAX_PAGES, type Paper } from '@silverjobs/contract';
import { Failure } from '../http/failure.ts';
import { runInThread } from '../threads/run-in-thread.ts';

type Checked = {
  readonly mediaType: Paper['media_type'];
  /** What is kept: pictures without what a camera wrote into them. */
  readonly bytes: Uint8Array;
  readonly pages: number | null;
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The extensions of each kind; the first one is given to names without any. */
export const EXTENSIONS: Readonly<Record<Paper['media_type'], readonly string[]>> = {
  'application/pdf': ['pdf'],
  [DOCX]: ['docx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};
/** Of a picture, in pixels: more is no photograph of a page but a bomb. */
const PICTURE_MAX_PIXELS = 60_000_000;
/** Longer side of a picture that is kept, in pixels: a page of A4 at 300 dpi has 3508. */
const PICTURE_MAX_SIDE = 3_508;
const JPEG_QUALITY = 88;
/** Of a Word document, unpacked, in bytes. */
const UNPACKED_MAX_BYTES = 100 * 1_048_576;

const PAGES = new URL('./count-pdf-pages.ts', import.meta.url);
type CountPages = typeof import('./count-pdf-pages.ts').work;
/** For opening a PDF, in milliseconds. */
const PDF_MOST_MS = 20_000;

const ALLOWED = 'Möglich sind PDF, Word (.docx), JPEG und PNG.';

function refuse(message: string): Failure {
  return new Failure('validation.failed', { param: 'file', message });
}

const damaged = () =>
  refuse('Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte wählen Sie eine andere.');
const locked = () =>
  refuse(
    'Die Datei ist mit einem Passwort geschützt, der Arbeitgeber könnte sie nicht öffnen. Bitte speichern Sie sie ohne Passwort.',
  );

/** The extension of a name in small letters; '' without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

async function checkPdf(bytes: Uint8Array): Promise<Checked> {
  // One that takes too long is as good as damaged.
  const [opened] = await runInThread<CountPages>(PAGES, bytes, PDF_MOST_MS).catch(() => []);
  if (opened?.kind === 'locked') throw locked();
  if (opened?.kind !== 'pages') throw damaged();
  const { pages } = opened;
  if (pages > PAPER_MAX_PAGES) {
    throw refuse(
      `Die Datei hat ${pages} Seiten. Möglich sind ${PAPER_MAX_PAGES}: Bitte wählen Sie die wichtigsten aus.`,
    );
  }
  return { mediaType: 'application/pdf', bytes, pages };
}

async function checkWord(bytes: Uint8Array): Promise<Checked> {
  const { unzipSync } = await import('fflate');
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw damaged();
  }
  if (!names.includes('word/document.xml') || unpacked > UNPACKED_MAX_BYTES) throw damaged();
  if (names.some((name) => /vbaproject|activex/i.test(name))) {
    throw refuse(
      'Die Datei enthält Makros, also kleine Programme. Bitte speichern Sie sie ohne Makros (.docx) oder als PDF.',
    );
  }
  return { mediaType: DOCX, bytes, pages: null };
}

async function checkPicture(
  bytes: Uint8Array,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Checked> {
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  try {
    const { width, height } = await new Transformer(bytes).metadata();
    if (width * height > PICTURE_MAX_PIXELS) throw new Error('too many pixels');
    const picture = new Transformer(bytes).rotate();
    if (Math.max(width, height) > PICTURE_MAX_SIDE) {
      picture.resize({
        width: PICTURE_MAX_SIDE,
        height: PICTURE_MAX_SIDE,
        fit: ResizeFit.Inside,
      });
    }
    // Written anew, it has no place, no device and nothing hidden any more.
    const made = mediaType === 'image/png' ? await picture.png() : await picture.jpeg(JPEG_QUALITY);
    return { mediaType, bytes: made, pages: null };
  } catch {
    throw damaged();
  }
}

/** Begins like a Word file of before 2007, or one that is encrypted. */
const COMPOUND = 'application/x-cfb';

/**
 * Finds out what a file really is, whatever it is called, and makes of it what is kept.
 * @throws Failure validation.failed with a sentence for whoever has chosen the file
 */
export async function checkPaper(name: string, bytes: Uint8Array): Promise<Checked> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const extension = extensionOf(name);
  if (type?.mime === COMPOUND) {
    if (extension === 'docx') throw locked();
    throw refuse(
      'Das ist ein altes Word-Format. Bitte speichern Sie die Datei als .docx oder als PDF.',
    );
  }
  if (/^image\/hei[cf]/.test(type?.mime ?? '')) throw refuse(PAPER_HEIC_REFUSED);
  const mediaType = type?.mime as Paper['media_type'] | undefined;
  const known = mediaType && EXTENSIONS[mediaType];
  if (!mediaType || !known) {
    const claims = Object.values(EXTENSIONS).some((some) => some.includes(extension));
    // Named like one of ours, but no program recognises it.
    if (claims && (!type || type.mime === 'application/zip')) throw damaged();
    const isDisguised = claims && type;
    throw refuse(
      isDisguised
        ? `Die Datei heißt „.${extension}“, ist aber in Wahrheit „.${type.ext}“. ${ALLOWED}`
        : `Diese Art von Datei nehmen wir nicht an. ${ALLOWED}`,
    );
  }
  if (extension !== '' && !known.includes(extension)) {
    throw refuse(
      `Die Datei heißt „.${extension}“, ist aber in Wahrheit „.${known[0]}“. Bitte speichern Sie sie unter dem richtigen Namen.`,
    );
  }
  if (mediaType === 'application/pdf') return checkPdf(bytes);
  return mediaType === DOCX ? checkWord(bytes) : checkPicture(bytes, mediaType);
}
