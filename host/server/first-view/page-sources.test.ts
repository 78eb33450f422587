import { emptyRegistry, type HostRelease, type RemoteRelease } from '@silverjobs/federation';
import { partsNamedBy } from './page-sources.ts';

const host = (release: string) => ({ release }) as HostRelease;
const jobs = (release: string) => ({ name: 'jobs', release }) as RemoteRelease;

test('HOUSE-06 a registry names the parts of what is live and of what is being tried, in each combination', () => {
  const registry = { ...emptyRegistry, host: host('h1'), remotes: { jobs: jobs('j1') } };
  expect([...partsNamedBy(registry)]).toEqual(['host/h1', 'host/h1 jobs/j1']);
  const tried = {
    ...registry,
    hostCanary: { release: host('h2'), percent: 10, since: 0 },
    canaries: { jobs: { release: jobs('j2'), percent: 10, since: 0 } },
  };
  expect([...partsNamedBy(tried)]).toEqual([
    ...['host/h1', 'host/h1 jobs/j1', 'host/h1 jobs/j2'],
    ...['host/h2', 'host/h2 jobs/j1', 'host/h2 jobs/j2'],
  ]);
  expect([...partsNamedBy(emptyRegistry)]).toEqual([]);
});
