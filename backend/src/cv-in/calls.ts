import type { ParsedQueryOf, ResponseOf } from '@silverjobs/contract';
import { loadPerson } from '../assistants/model/privacy/person.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { findPaper } from '../papers/papers.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { proposeFields } from './propose-fields.ts';

const TEXT = new URL('./read-text.ts', import.meta.url);
type ReadText = typeof import('./read-text.ts').work;
/** For reading a file, in milliseconds. */
const MOST_MS = 20_000;

const unreadable = (message: string) => new Failure('validation.failed', { param: 'id', message });

/** What an own paper says for the profile; nothing of it is stored (profile-40, profile-41). */
async function readCv(
  { db, papers: { store }, now, cvModel }: Services,
  requester: CandidateRequester,
  id: number,
  { with: reader }: ParsedQueryOf<'POST /paper/{id}/cv_fields'>,
): Promise<ResponseOf<'POST /paper/{id}/cv_fields'>> {
  const { mediaType, storageKey } = await findPaper(db, requester, id);
  if (mediaType.startsWith('image/')) {
    throw unreadable(
      'Aus einem Bild können wir nichts lesen. Möglich sind PDF und Word (.docx). Sonst tragen Sie Ihre Angaben bitte selbst ein.',
    );
  }
  const bytes = await store.read(storageKey);
  if (!bytes) throw new Failure('not_found', { param: 'id' });
  const isPdf = mediaType === 'application/pdf';
  const [text = ''] = await runInThread<ReadText>(TEXT, { bytes, isPdf }, MOST_MS).catch(() => {
    throw unreadable(
      'Diese Datei ließ sich nicht lesen. Speichern Sie sie bitte neu als PDF, oder tragen Sie Ihre Angaben selbst ein.',
    );
  });
  if (text.trim() === '') {
    throw unreadable(
      'In dieser Datei steht kein Text, den wir lesen können. Vielleicht ist sie eingescannt. Nehmen Sie bitte eine andere Datei, oder tragen Sie Ihre Angaben selbst ein.',
    );
  }
  const fields = proposeFields(text, now().getFullYear());
  if (!cvModel) return { fields, model: 'none' };
  if (reader !== 'model') return { fields, model: 'offered' };
  const person = await loadPerson(db, requester.candidateId);
  const read = await cvModel({ text, person, fields });
  return read ? { fields: read, model: 'read' } : { fields, model: 'failed' };
}

export const cvInCalls = [
  implement('POST /paper/{id}/cv_fields', ({ requester, params, query }, services) =>
    readCv(services, requester, params.id, query),
  ),
];
