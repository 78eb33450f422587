import { waitFor } from '@testing-library/react';
import { buildRemote } from '../testing/build-registry.ts';
import { createLoadReports } from './load-reports.ts';
import { phaseTimes } from './phase-times.ts';

const remote = (name: string) => buildRemote({ name, container: `${name}_abc123` });

function setUp(measured: string[]) {
  const sent: [path: string, type: string][] = [];
  const reports = createLoadReports(measured, 'a token', 'host01', (path, body) =>
    sent.push([path, body.type]),
  );
  return { reports, sent };
}

test('FED-03 only loads of remotes with a canary are reported', () => {
  const { reports, sent } = setUp(['jobs']);
  reports.loaded(remote('jobs'), 0);
  reports.loaded(remote('messaging'), 0);
  expect(sent).toEqual([['/reports/loads', 'application/json']]);
});

test.each([
  [1, { remote: 'jobs', release: 'abc123', diagnosis: 'FED-106' }],
  [0, { remote: 'messaging', release: 'abc123', diagnosis: 'FED-106' }],
  [0, { remote: 'jobs', release: 'abc123' }],
  [0, { diagnosis: 'FED-108' }],
  [0, undefined],
])('FED-03 failures are counted by their number: %i for %j', (count, context) => {
  const { reports, sent } = setUp(['jobs']);
  reports.failed(context);
  expect(sent).toHaveLength(count);
});

/** jsdom's blobs cannot give their text themselves. */
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(body);
  });

test('FED-03 delivery-60 while one of the host is tried, each page tells of the host', async () => {
  const sent: Blob[] = [];
  const reports = createLoadReports(['host', 'jobs'], 'a token', 'host01', (_, body) =>
    sent.push(body),
  );
  reports.loaded(remote('messaging'), 0);
  reports.failed({ remote: 'jobs', release: 'abc123', diagnosis: 'FED-106' });
  const told = await Promise.all(sent.map(async (body) => JSON.parse(await textOf(body))));
  expect(told.map(({ remote, release, outcome }) => `${remote} ${release} ${outcome}`)).toEqual([
    'host host01 loaded',
    'jobs abc123 failed',
    'host host01 failed',
  ]);
});

/** What jsdom does not measure. */
const timings = (responseStart: number, entryEnd: number | null) => {
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart }],
    getEntriesByName: () => (entryEnd === null ? [] : [{ responseEnd: entryEnd }]),
  });
};
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test('TEAM-11 delivery-93 a measured page tells once how long its first frame took, by phase', async () => {
  timings(80, null);
  const sent: Blob[] = [];
  const reports = createLoadReports(['jobs'], 'a token', undefined, (_, body) => sent.push(body));
  expect(reports.loaded(remote('messaging'), 0)).toBeUndefined();
  const shown = reports.loaded(remote('jobs'), performance.now());
  shown?.();
  shown?.();
  const [, times] = await waitFor(async () => {
    expect(sent).toHaveLength(2);
    return Promise.all(sent.map(async (body) => JSON.parse(await textOf(body))));
  });
  expect(times).toMatchObject({ remote: 'jobs', release: 'abc123', outcome: 'shown' });
  expect(Object.keys(times.phases)).toEqual(['entry', 'module', 'render']);
  // Its entry is there now: another page of it would tell of something else.
  expect(reports.loaded(remote('jobs'), 0)).toBeUndefined();
});

test('TEAM-11 delivery-93 a computer that slept while a page loaded tells no times', async () => {
  timings(80, null);
  const sent: Blob[] = [];
  const reports = createLoadReports(['jobs', 'messaging'], 'a token', undefined, (_, body) =>
    sent.push(body),
  );
  const now = jest.spyOn(performance, 'now').mockReturnValue(200_000);
  reports.loaded(remote('jobs'), 10_000)?.();
  reports.loaded(remote('messaging'), 199_000)?.();
  now.mockRestore();
  const told = await waitFor(async () => {
    expect(sent.length).toBeGreaterThan(2);
    return Promise.all(sent.map(async (body) => JSON.parse(await textOf(body))));
  });
  expect(told.map(({ remote, outcome }) => `${remote} ${outcome}`)).toEqual([
    'jobs loaded',
    'messaging loaded',
    'messaging shown',
  ]);
});

test('TEAM-11 FED-04 code of a measurement that does not arrive is no error of the page', async () => {
  // Jest fails a test that leaves a rejection to nobody.
  const lost = jest.fn(() => Promise.reject(new Error('404')));
  const sent: Blob[] = [];
  const send = (_: string, body: Blob) => sent.push(body);
  createLoadReports(['jobs'], 'a token', undefined, send, lost).loaded(remote('jobs'), 0)?.();
  await waitFor(() => expect(lost).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

test('TEAM-11 delivery-93 nobody waits for a tab that is not seen', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const reports = createLoadReports(['jobs'], 'a token', undefined, () => {});
  expect(reports.loaded(remote('jobs'), 0)).toBeUndefined();
  hidden.mockRestore();
});

describe('phases', () => {
  test.each([
    ['the first page', 0, 80.4, 150, { document: 80, entry: 70, module: 350, render: 100 }],
    ['a page within the tab', 300, 80, 350, { entry: 50, module: 150, render: 100 }],
    ['a page whose entry is there', 300, 80, 200, { entry: 0, module: 200, render: 100 }],
    ['a browser that does not say', 300, 80, null, { entry: 0, module: 200, render: 100 }],
  ])(
    'delivery-93 of %s are what was waited for, one after the other',
    (_, began, document, entryEnd, phases) => {
      timings(document, entryEnd);
      expect(phaseTimes(remote('jobs'), { began, loaded: 500, shown: 600 })).toEqual(phases);
    },
  );
});
