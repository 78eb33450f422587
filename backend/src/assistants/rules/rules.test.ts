import { jobDemands } from '../../database/schema.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openRulesApp, talk } from './testing/talk.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openRulesApp();
});
afterAll(() => api.close());

const finder = (...messages: string[]) => talk(api, { assistant: 'ai-jobs' }, ...messages);

test('assistants-25 the job finder names what it knows and searches by it after a yes', async () => {
  const [hello, found] = await finder('Ja');
  expect(hello?.text).toMatch(/Frau Schuster[\s\S]*Tischlerin[\s\S]*50667 Köln, Umkreis 10 km/);
  expect(found?.matchedJobs?.length).toBeGreaterThan(0);
  const scores = found?.matchedJobs?.map(({ score }) => score) ?? [];
  expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  expect(found?.matchedJobs?.[0]?.metadata).toMatchObject({
    city: 'Köln',
    link: expect.stringMatching(/^https:\/\/test\.example\/jobs\/\d+$/),
    text: expect.stringMatching(/^Stelle \d+\nArbeitgeber: /),
  });
});

test('assistants-25 other words find other jobs, at the place that was named', async () => {
  const [, , first] = await finder('Ja', 'Buchhalter in Bonn');
  const [, second] = await finder('Gärtnerin in Dortmund');
  const cities = (reply: typeof first) => [
    ...new Set(reply?.matchedJobs?.map(({ metadata }) => metadata.city)),
  ];
  expect(first?.matchedJobs?.[0]?.metadata.jobCategory).toBe('Buchhalter/in');
  expect(second?.matchedJobs?.[0]?.metadata.jobCategory).toBe('Gärtner/in');
  expect(cities(first)).toContain('Bonn');
  expect(cities(second)).toEqual(['Dortmund']);
});

test('assistants-25 without a profile the job finder asks for what, where and how much', async () => {
  const replies = await talk(
    api,
    { assistant: 'ai-jobs', who: 'paidCandidate' },
    'Ja',
    'Alltagsbegleitung',
    'in Köln',
    '10 Stunden',
  );
  expect(replies.map(({ text }) => text)).toEqual([
    expect.stringContaining('Welche Tätigkeit suchen Sie?'),
    expect.stringContaining('Welche Tätigkeit suchen Sie?'),
    expect.stringContaining('Wo möchten Sie arbeiten?'),
    expect.stringContaining('Wie viel möchten Sie arbeiten?'),
    expect.stringContaining('Danach habe ich gesucht'),
  ]);
  expect(replies.at(-1)?.matchedJobs).not.toHaveLength(0);
});

test.each(['xxxxxx', 'qwrtzpsdf', '?!'])(
  'assistants-19 the job finder does not understand %j',
  async (text) => {
    const [, reply] = await finder(text);
    expect(reply?.text).toContain('nicht verstanden');
    expect(reply?.matchedJobs).toBeUndefined();
  },
);

test('assistants-26 closed and hidden jobs are not offered; no more jobs are said to be no more', async () => {
  const [, first, second] = await finder('Tischler in Köln, 5 km', 'mehr');
  const ids = [first, second].flatMap((reply) => reply?.matchedJobs?.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const rows = await api.db.select().from(jobDemands);
  const closed = rows.filter(({ status }) => status !== 'active').map(({ id }) => id);
  expect(ids.filter((id) => closed.includes(Number(id)))).toEqual([]);
});

test('assistants-33 the interview asks what suits the role, and ends with a summary', async () => {
  const trainings = await Promise.all(
    ['Alltagsbegleitung', 'Buchhalterin'].map((jobRole) =>
      talk(
        api,
        { assistant: 'interview', given: { jobRole } },
        'Ich heiße R.',
        'Weil ich will',
        'weiter',
      ),
    ),
  );
  const [care, office] = trainings.map((replies) => replies.at(-1)?.text);
  expect(care).not.toEqual(office);
  const replies = await talk(
    api,
    { assistant: 'interview', given: { jobRole: 'Empfang' } },
    ...Array.from({ length: 7 }, () => 'Ich habe zum Beispiel 2010 die Anmeldung neu geordnet.'),
  );
  expect(replies.map(({ stage }) => stage)).toEqual([
    'introduction',
    'motivation',
    'experience',
    'role-specific',
    'strengths',
    'age',
    'questions',
    'complete',
  ]);
  expect(replies.at(-1)?.text).toContain('Ihre Zusammenfassung');
});

test.each([
  [
    'interview',
    'Ich habe 38 Jahre Anlagen in Betrieb genommen',
    'Für welche Stelle möchten Sie üben?',
  ],
  [
    'cover-letter',
    'Ich habe 12 Jahre Lehrlinge ausgebildet',
    'Für welche Stelle möchten Sie schreiben?',
  ],
] as const)(
  'assistants-33 %s: what somebody tells of oneself is not taken for a job',
  async (assistant, told, asked) => {
    const [, reply] = await talk(api, { assistant }, told);
    expect(reply?.text).toContain(asked);
    expect(reply?.text).not.toContain('38 Jahre');
  },
);

test('assistants-33 the interview without a role asks for it; its end can be asked for', async () => {
  const replies = await talk(api, { assistant: 'interview' }, 'Empfang', 'Ende');
  expect(replies.map(({ stage }) => stage)).toEqual(['role', 'introduction', 'complete']);
});

test('AI-11 the job coach recommends occupations that have jobs, with a link, by what was said', async () => {
  const coach = (...messages: string[]) => talk(api, { assistant: 'job-coach' }, ...messages);
  const garden = await coach('frische Luft', 'ich arbeite gern im Garten', 'nein');
  const numbers = await coach('dazuverdienen', 'ich bin genau mit Zahlen', 'nein');
  const lifting = await coach(
    'frische Luft',
    'ich arbeite gern im Garten',
    'schwer heben geht nicht',
  );
  expect(garden.at(-1)?.stage).toBe('recommendations');
  expect(garden.at(-1)?.recommendations?.[0]).toMatch(
    /^\*\*Gärtner\/in:\*\* \d+ Stellen? im Umkreis von 10 km um 50667 Köln\..*\(https:\/\/test\.example\/jobs\/\d+\)/,
  );
  expect(numbers.at(-1)?.recommendations?.[0]).toContain('**Buchhalter/in:**');
  expect(lifting.at(-1)?.recommendations?.join()).not.toContain('Gärtner');
});

test('AI-06 the job coach is complete when the recommendations are accepted', async () => {
  const replies = await talk(
    api,
    { assistant: 'job-coach' },
    'Menschen',
    'Garten',
    'nein',
    'Quark mit Soße',
    'ja',
  );
  expect(replies.at(-2)?.text).toContain('nicht verstanden');
  expect(replies.at(-1)).toMatchObject({ stage: 'complete', isComplete: true });
});
