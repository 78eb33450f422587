import { reportHostFailures } from './host-files.ts';

const told: string[] = [];

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: (path: string) => told.push(path) });
  reportHostFailures({ remote: 'host', release: 'abc123', outcome: 'failed', token: 't' });
});
beforeEach(() => {
  told.length = 0;
  document.body.innerHTML = '<img id="own" data-host-file><img id="other">';
});

const fails = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'));
const throws = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));

test('FED-03 delivery-60 a file of the host that fails is told, as is what its code throws', () => {
  fails('own');
  throws('https://silverjobs.example/releases/host/abc123/host.js');
  const stack = 'Error at https://silverjobs.example/releases/host/abc123/host.js:1:1';
  const reason = Object.assign(new Error('broken'), { stack });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(told).toEqual(['/reports/loads', '/reports/loads', '/reports/loads']);
});

test("FED-03 delivery-60 what others break is not the host's", () => {
  fails('other');
  throws('https://silverjobs.example/releases/jobs/abc123/page.js');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
  expect(told).toEqual([]);
});
