import { implement } from '../../http/implement.ts';
import { implementAudited } from '../implement-operator.ts';
import { writeFigures } from './figure-file.ts';
import { loadFigures } from './load-figures.ts';
import { loadNewest, loadVersions, writeContent } from './write-content.ts';

/** Figures and contents of the back-office. */
export const officeCalls = [
  implement('GET /operator/figures', ({ query: { by } }, { db, now }) =>
    loadFigures(db, now(), by),
  ),
  implement('GET /operator/figures/file', async ({ query: { by } }, { db, now }) =>
    writeFigures(await loadFigures(db, now(), by), by),
  ),
  implement('GET /operator/contents', (_, { db, now }) => loadNewest(db, now())),
  implement('GET /operator/content', ({ query: { kind, key } }, { db, now }) =>
    loadVersions(db, now(), kind, key),
  ),
  implementAudited('POST /operator/content', async ({ requester, body }, { db, now }) => {
    const version = await writeContent(db, now(), requester.email, body);
    const { kind, key, version: number, id } = version;
    return [
      version,
      {
        action: 'content-changed',
        subject: 'content',
        subjectId: id,
        reason: `${kind} ${key}, Fassung ${number}`,
      },
    ];
  }),
];
