import type { TestApp } from '../../../testing/test-app.ts';
import { FACTS } from '../../facts/facts.ts';
import { openRulesApp, talk } from '../testing/talk.ts';
import { readStatements } from './statements.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openRulesApp();
});
afterAll(() => api.close());

const coach = (...messages: string[]) => talk(api, { assistant: 'job-coach' }, ...messages);
const jobsOf = (reply: { recommendations?: string[] } | undefined) =>
  reply?.recommendations?.filter((text) => !text.startsWith('**Ihr Profil')) ?? [];

test('TALK-07 every recommendation names the statement or the entry that it comes from', async () => {
  const last = (
    await coach('Ich will an die frische Luft', 'ich arbeite gern im Garten', 'nein')
  ).at(-1);
  const jobs = jobsOf(last);
  expect(jobs.length).toBeGreaterThan(1);
  for (const text of jobs) {
    expect(text).toMatch(
      /Das passt, weil (?:Sie gesagt haben: „(?:Ich will an die frische Luft|ich arbeite gern im Garten)“|.*in Ihrem Profil)/,
    );
  }
  expect(jobs[0]).toContain('Gärtner/in');
});

test('TALK-07 what is rejected stays rejected for the whole conversation, with its near relatives', async () => {
  const replies = await coach(
    'nichts mit Kindern',
    'ich arbeite gern im Garten und mit Zahlen',
    'nein',
    'keine Buchhaltung',
    'lieber mit Menschen',
    'etwas anderes',
    'lieber mit Zahlen',
    'in Bonn',
  );
  const after = replies.slice(4).flatMap(jobsOf).join('\n');
  expect(replies[3]?.recommendations?.join()).toMatch(/Buchhalter|Gärtner/);
  expect(after).not.toMatch(/\*\*(?:Buchhalter|Lohnbuchhalter|Finanzbuchhalter)/);
  expect(replies.flatMap(jobsOf).join('\n')).not.toMatch(
    /\*\*(?:Kinder|Babysit|Erzieher|Schulbegleit|Tagesm)/,
  );
  expect(replies[4]?.text).toContain('Nicht vorschlagen soll ich: keine Buchhaltung');
});

test('TALK-07 a refusal is taken back with doch', async () => {
  const replies = await coach(
    'frische Luft',
    'ich arbeite gern im Garten',
    'nichts mit Garten',
    'doch wieder im Garten',
  );
  expect(jobsOf(replies.at(-2)).join()).not.toContain('**Gärtner');
  expect(jobsOf(replies.at(-1)).join()).toContain('**Gärtner');
});

test('TALK-07 earning beside a pension is explained with the figures and the date of the one file', async () => {
  const [, reply] = await coach('etwas dazuverdienen zur Rente');
  expect(reply?.text).toContain(`Stand: ${FACTS.asOf}`);
  expect(reply?.text).toContain(`${FACTS.minijobLimit} €`);
  expect(reply?.text).toContain('Deutsche Rentenversicherung');
});

test('TALK-07 each question has answers to tap, and each of them is understood', async () => {
  const replies = await coach(
    'Unter Menschen sein',
    'Mit Menschen umgehen',
    'Keine Pflege',
    'Lieber im Freien',
    'Etwas anderes',
  );
  for (const { choices = [], text } of replies) {
    expect(choices.length).toBeGreaterThan(0);
    expect(text).not.toContain('nicht verstanden');
  }
  expect(replies.slice(3).flatMap(jobsOf).join('\n')).not.toMatch(/pfleg/i);
});

test('TALK-07 a question without its mark is answered, and the end leads to the job finder', async () => {
  const replies = await coach(
    'Hauptsache unter Leute',
    'ich koch gern und mit kindern kann ich gut',
    'wieso fragst du das',
    'nein',
    'ja, das passt',
  );
  expect(replies[3]?.text).toContain('Gibt es etwas, das nicht mehr geht');
  expect(replies.flatMap(jobsOf).join()).not.toMatch(/\*\*[^*]*(?:physik|Grundschul)lehrer/i);
  expect(replies.at(-1)?.text).toContain('[Jobfinder](https://test.example/ai-jobs)');
});

test.each([
  ['etwas mit Menschen, aber nichts mit Pflege', ['etwas mit Menschen'], ['nichts mit Pflege']],
  ['Garten und keine Büroarbeit', ['Garten'], ['keine Büroarbeit']],
  ['nicht nur sitzen', ['nicht nur sitzen'], []],
  ['keine Ahnung was ich will', ['keine Ahnung was ich will'], []],
])(
  'assistants-65 %j is parted into what is wanted and what is refused',
  (message, wanted, refused) => {
    expect(readStatements(message)).toEqual({ wanted, refused });
  },
);
