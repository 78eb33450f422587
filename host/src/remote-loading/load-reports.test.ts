import { createLoadReports } from './load-reports.ts';

function setUp(measured: string[]) {
  const sent: [path: string, type: string][] = [];
  const reports = createLoadReports(measured, 'a token', (path, body) =>
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
