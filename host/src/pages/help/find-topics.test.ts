/** @jest-environment node */
import { helpOf } from '../../../common/help.ts';
import { hostPaths } from '../../../common/host-paths.ts';
import type { ShownTopic } from '../../model/declared-help.ts';
import { buildRegistry } from '../../testing/build-registry.ts';
import { workspaceRemotes } from '../../testing/workspace-remotes.ts';
import { asksForTelephone, searchTopics, topicOf } from './find-topics.ts';
import { hostTopics } from './host-topics.ts';

let topics: readonly ShownTopic[];
const visitor = { signedIn: false, loaded: false, user: null };
const as = (role: string, candidate_id: number | null) => ({
  signedIn: true,
  loaded: true,
  user: { role, candidate_id, plan_type: 'free' },
});
beforeAll(async () => {
  topics = [...helpOf(buildRegistry(...(await workspaceRemotes()))).topics, ...hostTopics];
});

test('AGE-07 guide-15 every page has help of its own, declared by its remote or by the host', async () => {
  const pages = (await workspaceRemotes())
    .flatMap((remote) => remote.pages)
    .filter(({ access }) => access.kind !== 'operator');
  const all = [...Object.values(hostPaths), ...pages.map(({ path }) => path)];
  expect(all.filter((path) => topicOf(topics, path, visitor) === null)).toEqual([
    hostPaths.help,
    hostPaths.easyLanguage,
    hostPaths.deepLink,
  ]);
});

test('AGE-07 every help is found by its title, and no title stands twice', () => {
  for (const topic of topics) expect(searchTopics(topics, topic.title)).toContain(topic);
  const titles = topics.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('AGE-07 the help of a page is that of its path, and of the page that one may open', () => {
  expect(topicOf(topics, '/messages/77', as('candidate', 1))?.title).toMatch(/^Nachrichten/);
  expect(topicOf(topics, '/kuendigen', visitor)?.title).toMatch(/^Kündigen/);
  expect(topicOf(topics, '/jobs', as('candidate', 1))?.title).toBe('Stellen suchen');
  expect(topicOf(topics, '/jobs', as('client', null))?.title).toMatch(/^Für Arbeitgeber/);
});

test.each([
  ['telefon', true],
  ['Telef', true],
  ['Hotline', true],
  ['mit jemandem sprechen', true],
  ['tel', false],
  ['Passwort', false],
])('HERS-14 guide-3 who types %j is shown the telephone: %p', (typed, shown) => {
  expect(asksForTelephone(typed)).toBe(shown);
});

test.each([
  ['Kennwort', 'Anmelden und Passwort'],
  ['Brille', 'Schrift, Farben und Abstände'],
])('HERS-14 guide-3 %j finds %j by its meaning', (typed, title) => {
  expect(searchTopics(topics, typed).map((topic) => topic.title)).toContain(title);
});
