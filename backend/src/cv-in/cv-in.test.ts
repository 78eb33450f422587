import { randomUUID } from 'node:crypto';
import type { CvField, Paper } from '@silverjobs/contract';
import { candidates, papers } from '../database/schema.ts';
import { memoryStore, type PaperStore } from '../papers/store/paper-store.ts';
import { sealStore } from '../papers/store/seal-store.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { servicesOf } from '../testing/work.ts';
import { proposeFields } from './propose-fields.ts';
import { work } from './read-text.ts';
import type { CvSample } from './testing/cv-sample.ts';
import { knownCvs } from './testing/known-cvs.ts';
import { makeCv, makePdf, makeWord } from './testing/make-cv.ts';
import { unseenCvs } from './testing/unseen-cvs.ts';

const THIS_YEAR = 2026;

async function read(sample: CvSample) {
  const bytes = await makeCv(sample);
  const parts = work({ bytes, isPdf: sample.file.startsWith('pdf') });
  const { value: text } = await parts.next();
  return proposeFields(text ?? '', THIS_YEAR);
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** How many fields of CVs are right, and which are wrong or missing. */
async function judge(samples: readonly CvSample[]) {
  const wrong: string[] = [];
  const missing: string[] = [];
  let right = 0;
  for (const sample of samples) {
    const found = await read(sample);
    const names = new Set<string>(found.map(({ field }) => field));
    for (const field of Object.keys(sample.says)) {
      if (!names.has(field)) missing.push(`${sample.name}: ${field}`);
    }
    for (const { field, value } of found) {
      if (plain(value) === plain(sample.says[field] ?? '')) right += 1;
      else wrong.push(`${sample.name}: ${field} ${value}`);
    }
  }
  return { right, wrong, missing };
}

test('REACH-05 all that the CVs say that the rules were written with', async () => {
  expect(await judge(knownCvs)).toEqual({ right: 64, wrong: [], missing: [] });
});

test('REACH-05 62 of 64 fields of CVs that the rules have never seen, one of them wrong', async () => {
  expect(await judge(unseenCvs)).toEqual({
    right: 62,
    wrong: ['an engineer with a doctorate: degree Studium Maschinenbau'],
    missing: ['prose of a driver: degree'],
  });
});

test('REACH-05 every proposal names the line that says it', async () => {
  for (const sample of [...knownCvs, ...unseenCvs]) {
    for (const { source } of await read(sample)) expect(source).not.toBe('');
  }
});

test('REACH-05 what is no CV gives nothing, and what the profile refuses is not proposed', () => {
  expect(proposeFields('Rechnung Nr. 4711\nBetrag 20,00 EUR', THIS_YEAR)).toEqual([]);
  expect(proposeFields('Name: Eva Maier\nTelefon: 0000', THIS_YEAR)).not.toContainEqual(
    expect.objectContaining({ field: 'phone' }),
  );
});

describe('over the API', () => {
  const { usersId } = testUsers.paidCandidate;
  let api: TestApp;
  let store: PaperStore;
  const asked: string[] = [];
  let answer: CvField[] | null;
  beforeAll(async () => {
    store = memoryStore();
    api = await openTestApp({
      papers: { store, scan: async () => 'clean' },
      cvModel: async (read) => {
        asked.push(read.text);
        return answer;
      },
    });
  });
  beforeEach(() => {
    asked.length = 0;
    answer = [];
  });
  afterAll(() => api.close());

  async function keep(bytes: Uint8Array, mediaType: Paper['media_type']): Promise<number> {
    const storageKey = randomUUID();
    const sealed = sealStore(store, servicesOf(api).secondFactorKeys);
    await sealed.write(storageKey, bytes);
    const [row] = await api.db
      .insert(papers)
      .values({
        usersId,
        name: 'Lebenslauf',
        mediaType,
        bytes: bytes.length,
        pages: null,
        checked: 'clean',
        storageKey,
        updatedAt: new Date(0),
      })
      .returning({ id: papers.id });
    return row?.id ?? 0;
  }
  const ask = (id: number, as: Person = 'paidCandidate') =>
    api.send('POST /paper/{id}/cv_fields', { params: { id } }, as);
  const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const [table] = knownCvs;

  test('REACH-05 fields are proposed from an own paper, and nothing is stored', async () => {
    if (!table) throw new Error('no sample');
    const id = await keep(await makeCv(table), DOCX);
    const before = await api.db.select().from(candidates);
    const { status, body } = await ask(id);
    expect(status).toBe(200);
    expect(body.fields).toContainEqual({
      field: 'last_employer',
      value: 'Rheinische Möbelwerke GmbH',
      source: expect.stringContaining('10/2004'),
    });
    expect(await api.db.select().from(candidates)).toEqual(before);
  });

  test('REACH-05 profile-41 a language model reads where the person asks for it, and only then', async () => {
    const id = await keep(makeWord('Name: Eva Maier', false), DOCX);
    const withModel = { params: { id }, query: { with: 'model' as const } };
    const rules = await ask(id);
    expect(rules.body.model).toBe('offered');
    expect(asked).toEqual([]);
    answer = [{ field: 'degree', value: 'Lehre', source: 'Lehre' }];
    const read = await api.send('POST /paper/{id}/cv_fields', withModel, 'paidCandidate');
    expect(read.body).toEqual({ fields: answer, model: 'read' });
    expect(asked).toEqual([expect.stringContaining('Eva Maier')]);
    answer = null;
    const failed = await api.send('POST /paper/{id}/cv_fields', withModel, 'paidCandidate');
    expect(failed.body).toEqual({ fields: rules.body.fields, model: 'failed' });
    const other = await api.send('POST /paper/{id}/cv_fields', withModel, 'candidate');
    expect([other.status, asked.length]).toEqual([404, 2]);
  });

  test('REACH-05 nobody else reads it', async () => {
    const id = await keep(makeWord('Name: Eva Maier', false), DOCX);
    expect((await ask(id, 'candidate')).status).toBe(404);
    expect((await ask(id, 'company')).status).toBe(403);
  });

  test.each([
    ['a scan without text', () => makePdf(''), 'application/pdf', /Vielleicht ist sie eingescannt/],
    ['a damaged PDF', async () => Buffer.from('%PDF-1.7 x'), 'application/pdf', /nicht lesen/],
    ['a damaged Word file', async () => Buffer.from('PK'), DOCX, /nicht lesen/],
    ['a photograph', async () => Buffer.from('x'), 'image/jpeg', /Aus einem Bild/],
  ] as const)('REACH-05 %s gets a sentence and a way on', async (_, make, mediaType, sentence) => {
    const answer = await ask(await keep(await make(), mediaType));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(sentence) });
  });
});
