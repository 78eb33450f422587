import { createLoadReports } from './load-reports.ts';

function setUp(measured: string[]) {
  const sent: [path: string, type: string][] = [];
  const reports = createLoadReports(measured, 'a token', 'host01', (path, body) =>
    sent.push([path, body.type]),
  );
  return { reports, sent };
}

test('FED-03 only loads of remotes with a canary are reported', () => {
  const { reports, sent } = setUp(['jobs']);
  reports.loaded('jobs', 'abc123');
  reports.loaded('messaging', 'abc123');
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
  reports.loaded('messaging', 'abc123');
  reports.failed({ remote: 'jobs', release: 'abc123', diagnosis: 'FED-106' });
  const told = await Promise.all(sent.map(async (body) => JSON.parse(await textOf(body))));
  expect(told.map(({ remote, release, outcome }) => `${remote} ${release} ${outcome}`)).toEqual([
    'host host01 loaded',
    'jobs abc123 failed',
    'host host01 failed',
  ]);
});
