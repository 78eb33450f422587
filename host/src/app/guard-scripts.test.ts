/** @jest-environment node */
import { defaultConfig } from '@silverjobs/shell';
import { guardScripts } from './guard-scripts.ts';

const AT = 'https://silverjobs.example/jobs/7';
const SCRIPT = 'HTMLScriptElement src';
const WORKER = 'Worker constructor';
const SERVICE_WORKER = 'ServiceWorkerContainer register';
const monitored = { ...defaultConfig, monitoringDsn: 'https://key@collector.example/1' };
const withMaps = { ...defaultConfig, mapsKey: 'key' };

function rulesOf(config = defaultConfig) {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts(config, AT);
  const [name, rules] = createPolicy.mock.calls[0];
  return { name, rules };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('FED-04 HTML and texts of scripts have no way into the page', () => {
  const { name, rules } = rulesOf();
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

test.each([
  ['/releases/jobs/abc123/remoteEntry.js', SCRIPT, defaultConfig, true],
  ['https://silverjobs.example/releases/host/a/b.js?attempt=1', SCRIPT, defaultConfig, true],
  ['/api/files/7', SCRIPT, defaultConfig, false],
  ['/releases/../api/files/7', SCRIPT, defaultConfig, false],
  ['//evil.example/releases/a.js', SCRIPT, defaultConfig, false],
  ['https://silverjobs.example.evil.example/releases/a.js', SCRIPT, defaultConfig, false],
  ['data:text/javascript,alert(1)', SCRIPT, defaultConfig, false],
  ['javascript:alert(1)', SCRIPT, defaultConfig, false],
  ['blob:https://silverjobs.example/1', SCRIPT, monitored, false],
  ['blob:https://silverjobs.example/1', WORKER, monitored, true],
  ['blob:https://silverjobs.example/1', WORKER, defaultConfig, false],
  ['/releases/jobs/abc123/worker.js', WORKER, defaultConfig, false],
  ['/sw.js', SERVICE_WORKER, defaultConfig, true],
  ['/sw.js?other', SERVICE_WORKER, defaultConfig, false],
  ['/releases/jobs/abc123/worker.js', SERVICE_WORKER, defaultConfig, false],
  ['/sw.js', SCRIPT, defaultConfig, false],
  ['https://maps.googleapis.com/maps/api/js?key=key', SCRIPT, withMaps, true],
  ['https://maps.googleapis.com/maps/api/js?key=key', SCRIPT, defaultConfig, false],
  ['https://maps.gstatic.com/maps-api-v3/api/js/map.js', SCRIPT, withMaps, true],
  ['https://maps.gstatic.com/maps-api-v3/api/js/map.js', SCRIPT, defaultConfig, false],
  ['https://www.google.com/evil.js', SCRIPT, withMaps, false],
  ['blob:https://silverjobs.example/1', WORKER, withMaps, false],
])('FED-06 %s as %s', (url, sink, config, allowed) => {
  const { rules } = rulesOf(config);
  expect(rules.createScriptURL(url, 'TrustedScriptURL', sink)).toBe(allowed ? url : null);
});

test('a browser without Trusted Types goes on', () => {
  expect(() => guardScripts(defaultConfig, AT)).not.toThrow();
});
