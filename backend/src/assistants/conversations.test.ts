import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conversationsDocument } from './testing/conversations-document.ts';
import { type Held, holdConversation } from './testing/hold-conversation.ts';
import { openTalkApp, type TalkApp } from './testing/open-talk-app.ts';
import { TALKS } from './testing/talk-samples.ts';

const FILE = join(import.meta.dirname, '../../../docs/assistants/conversations.md');

let app: TalkApp;
const held: Held[] = [];
// All occupations and places are written, and some ninety messages answered: 10 s of a quiet core.
beforeAll(async () => {
  app = await openTalkApp();
  for (const sample of TALKS) held.push(await holdConversation(app, sample));
}, 120_000);
afterAll(() => app.close());

test('TALK-12 TALK-13 the six printed conversations are those that are held', () => {
  const document = conversationsDocument(TALKS, held);
  if (process.env.WRITE_SAMPLES) writeFileSync(FILE, document);
  expect(TALKS).toHaveLength(6);
  expect(readFileSync(FILE, 'utf8')).toBe(document);
});

const numbered = TALKS.map(({ name }, at) => [name, at] as const);
const heldAt = (at: number): Held => {
  const one = held[at];
  if (!one) throw new Error(`The conversation ${at} was not held`);
  return one;
};

test.each(numbered)('TALK-12 %s: what was chosen is what the employer has', (_, at) => {
  const { finder, job, letter, message, inbox } = heldAt(at);
  const shown = finder.flatMap(({ jobs }) => jobs.map(({ id }) => id));
  expect(shown).toContain(job.id);
  expect(finder.at(-1)).toMatchObject({ chosen: job.id, text: expect.stringContaining(job.title) });
  expect(inbox.conversations).toEqual([{ job: job.title, message }]);
  expect(inbox.messages).toEqual([message]);
  expect(inbox.contact).toContain(TALKS[at]?.person.lastName);
  const text = letter.findLast((one) => one.letter !== null)?.letter;
  for (const paragraph of letter.length > 0 ? message.split('\n') : [])
    expect(text).toContain(paragraph);
});

test.each(numbered)('TALK-12 %s: the pay of a shown job is told', (_, at) => {
  const told = heldAt(at).finder.map(({ text }) => text);
  expect(told.join('\n')).toMatch(/Bezahlung laut Anzeige: \*\*|Das sagen die Anzeigen:/);
});

test.each(numbered)('TALK-13 %s: no answer leaves nothing to be pressed', (_, at) => {
  const { finder, letter } = heldAt(at);
  for (const { said, choices } of [...finder, ...letter])
    expect({ said, choices }).toEqual({
      said,
      choices: expect.arrayContaining([expect.any(String)]),
    });
});

test.each(numbered)('TALK-13 %s: the place that was named or known stays to the end', (_, at) => {
  const { finder } = heldAt(at);
  const town = TALKS[at]?.name.split(', ').at(-1) ?? '';
  expect(finder.at(-1)?.marks.join()).toContain(town);
});
