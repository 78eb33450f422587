import { readConfig } from './config.ts';

test('an empty environment gives the defaults of a laptop', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
    HOST: '127.0.0.1',
    PORT: 4_100,
    DATABASE_POOL_SIZE: 10,
    DEMO_DATA: 'on',
    DEMO_JOB_DEMANDS: 5_000,
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://localhost:4000',
    TRUST_PROXY: 'loopback',
  });
});

test('every wrong variable is named', () => {
  const wrong = { PORT: '70000', DEMO_DATA: 'ja', DATABASE_URL: 'mysql://x' };
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_DATA/);
});
