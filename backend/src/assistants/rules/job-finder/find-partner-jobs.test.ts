import { partnerJobs, positions } from '../../../database/schema.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openRulesApp, talk } from '../testing/talk.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openRulesApp();
  const known = await api.db.select().from(positions);
  const positionIds = known.flatMap(({ id, label }) => (label.startsWith('Gärtner') ? id : []));
  const { now } = api.clock;
  await api.db.insert(partnerJobs).values({
    source: 'portal',
    sourceName: 'Stellenportal',
    fingerprint: 'eins',
    title: 'Gärtner/in in Teilzeit',
    employer: 'Grün GmbH',
    description: 'Hecken und Beete.',
    homeoffice: true,
    url: 'https://stellen.example/1',
    positionIds,
    publishedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    seenAt: now,
  });
});
afterAll(() => api.close());

test('TRUST-01 the job finder shows jobs of partners once, with their source and the way there', async () => {
  const replies = await talk(
    api,
    { assistant: 'ai-jobs', who: 'paidCandidate' },
    'Gärtnerin',
    'Homeoffice',
    '10 Stunden',
    'Ja',
  );
  const partners = replies.map((reply) =>
    reply.matchedJobs?.filter(({ id }) => String(id).startsWith('partner-')),
  );
  const shown = partners.flatMap((found) => found ?? []);
  expect(shown).toMatchObject([
    {
      score: 0.77,
      metadata: {
        text: expect.stringMatching(
          /^Gärtner\/in in Teilzeit\nArbeitgeber: Grün GmbH\nQuelle: Stellenportal\n/,
        ),
        link: 'https://stellen.example/1',
        jobCategory: 'Quelle: Stellenportal',
      },
    },
  ]);
  const told = replies[partners.findIndex((found) => found && found.length > 0)];
  expect(told?.text).toMatch(/bei unseren Partnern|von unseren Partnern/);
});
