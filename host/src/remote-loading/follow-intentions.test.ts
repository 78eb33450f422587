/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { buildCandidateUser } from '@silverjobs/testing';
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { followIntentions } from './follow-intentions.ts';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage({ path: '/jobs/:id', expose: 'JobPage' }),
      buildPage({ path: '/ads', expose: 'AdsPage', access: { kind: 'client' } }),
    ],
  }),
);
const user = buildCandidateUser();
const fetched: string[] = [];
let stop = () => {};
function follow(options: { saves?: boolean; disabled?: string[] } = {}) {
  const { saves = false, disabled = [] } = options;
  stop = followIntentions({
    registry: () => ({ ...registry, disabled }),
    access: () => ({ signedIn: true, loaded: true, user }),
    prefetch: ({ page }) => fetched.push(page.expose),
    savesData: () => saves,
  });
}
const touch = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('touchstart', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  document.body.innerHTML = `<a id="job" href="/jobs/7"><b id="inside">Stelle</b></a>
    <a id="ads" href="/ads">Anzeigen</a><a id="out" href="https://example.org/jobs/7">Fremd</a>
    <a id="tab" href="/jobs/8" target="_blank">Neu</a><p id="text">Text</p>`;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('VIEW-08 a touch or the focus on a link fetches the code of its page', () => {
  follow();
  touch('inside');
  document.getElementById('job')?.focus();
  expect(fetched).toEqual(['JobPage', 'JobPage']);
});

test('VIEW-08 a pointer must rest on the link', () => {
  follow();
  const over = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('job');
  jest.advanceTimersByTime(100);
  over('text');
  jest.advanceTimersByTime(1_000);
  expect(fetched).toEqual([]);
  over('job');
  jest.advanceTimersByTime(150);
  expect(fetched).toEqual(['JobPage']);
});

test.each(['ads', 'out', 'tab', 'text'])('VIEW-08 nothing is fetched for %s', (id) => {
  follow();
  touch(id);
  expect(fetched).toEqual([]);
});

test.each([{ saves: true }, { disabled: ['jobs'] }])(
  'VIEW-08 nothing is fetched with %j',
  (options) => {
    follow(options);
    touch('job');
    expect(fetched).toEqual([]);
  },
);
