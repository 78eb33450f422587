import { emptyRegistry, type Registry, type RemoteRelease } from '@silverjobs/federation';
import { chooseReleases, VISITOR_BUCKETS } from './choose-releases.ts';

const release = (name: string, id: string) => ({ name, release: id }) as RemoteRelease;
const registry = (percent: number): Registry => ({
  ...emptyRegistry,
  revision: 7,
  remotes: { jobs: release('jobs', 'live00'), profile: release('profile', 'live00') },
  canaries: {
    jobs: { release: release('jobs', 'canary'), percent, since: 7 },
    profile: { release: release('profile', 'canary'), percent, since: 7 },
  },
});
const chosen = (percent: number, name: string, stopped: string[] = []) =>
  Array.from({ length: VISITOR_BUCKETS }, (_, share) => share).filter(
    (share) =>
      chooseReleases(registry(percent), share, new Set(stopped)).remotes[name]?.release ===
      'canary',
  );

test('FED-03 the share of the browsers is that of the canary, give or take', () => {
  expect(chosen(5, 'jobs').length / VISITOR_BUCKETS).toBeCloseTo(0.05, 1);
  expect(chosen(50, 'jobs').length / VISITOR_BUCKETS).toBeCloseTo(0.5, 1);
});

test('FED-03 a browser keeps its release, also when the share grows', () => {
  const few = chosen(5, 'jobs');
  expect(chosen(5, 'jobs')).toEqual(few);
  const more = new Set(chosen(20, 'jobs'));
  expect(few.every((share) => more.has(share))).toBe(true);
});

test('FED-03 different remotes are tried by different people', () => {
  const jobs = new Set(chosen(10, 'jobs'));
  const both = chosen(10, 'profile').filter((share) => jobs.has(share));
  expect(both.length / VISITOR_BUCKETS).toBeLessThan(0.02);
});

test('FED-03 a canary that was taken back is given to nobody, and visitors hear of none', () => {
  expect(chosen(50, 'jobs', ['jobs-canary-7'])).toEqual([]);
  expect(chosen(50, 'profile', ['jobs-canary-7']).length).toBeGreaterThan(0);
  expect(chooseReleases(registry(50), 1, new Set())).not.toHaveProperty('canaries');
});
