import { readServerConfig, readStartConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  RELEASE_STORE: '/releases',
  REGISTRY_PUBLIC_KEYS: 'key',
  REPORT_SECRET: 'a secret of sixteen',
  TRUST_PROXY: '10.0.0.0/8',
  CONTACT_EMAIL: 'hilfe@silverjobs.de',
};

test('OPER-01 the document server of production names everything that is missing', () => {
  for (const name of Object.keys(PRODUCTION).slice(1)) {
    expect(() => readStartConfig({ NODE_ENV: 'production' })).toThrow(`${name} is missing: `);
    expect(() => readStartConfig({ APP_ENVIRONMENT: 'production' })).toThrow(`${name} is missing`);
  }
  expect(readStartConfig(PRODUCTION)).toMatchObject({
    APP_ENVIRONMENT: 'production',
    RELEASE_STORE: '/releases',
  });
});

test('a laptop needs nothing', () => {
  expect(readStartConfig({ PORT: '' })).toEqual(readServerConfig({}));
  expect(readServerConfig({})).toMatchObject({ APP_ENVIRONMENT: 'local', PORT: 3000 });
});

test('a wrong variable is named', () => {
  expect(() => readServerConfig({ PORT: '70000', API_URL: 'backend' })).toThrow(
    /PORT: [^\n]*\n {2}API_URL: /,
  );
});

test.each([
  'main=https://example.org/api',
  'training=example.org/api',
  'training=//example.org/api',
  'https://example.org/api',
])('delivery-91 %s is no API group of a team', (TEAM_API_URLS) => {
  expect(() => readServerConfig({ TEAM_API_URLS })).toThrow('TEAM_API_URLS: ');
});
