import type { PaperPreview } from '@silverjobs/contract';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Requester } from '../http/requester.ts';
import { findPaper } from '../papers/papers.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { PREVIEW_QUALITY, PREVIEW_SIDE } from './draw-first-page.ts';

const DRAW = new URL('./draw-first-page.ts', import.meta.url);
type DrawFirstPage = typeof import('./draw-first-page.ts').work;
const TEXT = new URL('../cv-in/read-text.ts', import.meta.url);
type ReadText = typeof import('../cv-in/read-text.ts').work;
/** For one preview, in milliseconds; after that there is none. */
const MOST_MS = 15_000;
/** Of a Word document, in characters: about its first page. */
const TEXT_MAX = 2_500;

const pictureOf = (webp: Uint8Array): PaperPreview => ({
  kind: 'picture',
  webp: Buffer.from(webp).toString('base64'),
});

async function shrinkPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const picture = new Transformer(bytes);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > PREVIEW_SIDE) {
    picture.resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: ResizeFit.Inside });
  }
  return picture.webp(PREVIEW_QUALITY);
}

async function readBeginning(bytes: Uint8Array): Promise<string> {
  const [text = ''] = await runInThread<ReadText>(TEXT, { bytes, isPdf: false }, MOST_MS);
  const lines = text.replace(/\n{3,}/g, '\n\n').trim();
  return lines.length <= TEXT_MAX ? lines : `${lines.slice(0, TEXT_MAX).trimEnd()} …`;
}

/**
 * What the first page of an own paper looks like: a picture that is made here, of a Word file its text.
 * Nothing of the file itself reaches the page (jobs-145).
 * @throws Failure not_found
 */
async function previewPaper(
  { db, papers: { store } }: Services,
  requester: Pick<Requester, 'usersId'>,
  id: number,
): Promise<PaperPreview> {
  const { mediaType, storageKey } = await findPaper(db, requester, id);
  const bytes = await store.read(storageKey);
  if (!bytes) throw new Failure('not_found', { param: 'id' });
  try {
    if (mediaType.startsWith('image/')) return pictureOf(await shrinkPicture(bytes));
    if (mediaType === 'application/pdf') {
      const [picture] = await runInThread<DrawFirstPage>(DRAW, bytes, MOST_MS);
      return picture ? pictureOf(picture) : { kind: 'none' };
    }
    const text = await readBeginning(bytes);
    return text === '' ? { kind: 'none' } : { kind: 'text', text };
  } catch {
    // The paper is kept all the same; it was checked when it came.
    return { kind: 'none' };
  }
}

export const previewCalls = [
  implement('POST /paper/{id}/preview', ({ requester, params }, services) =>
    previewPaper(services, requester, params.id),
  ),
];
