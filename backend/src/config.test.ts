import { readConfig, showsDevOutbox } from './config.ts';

test('an empty environment gives the defaults of a laptop', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
    ADDRESS_LIMIT_FACTOR: 1,
    PARTNER_FEEDS: [],
    CONTACT_EMAIL: 'kontakt@example.org',
    HOST: '127.0.0.1',
    PORT: 4_100,
    DATABASE_POOL_SIZE: 10,
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://localhost:4000',
    TRUST_PROXY: 'loopback',
  });
});

test('every wrong variable is named', () => {
  const wrong = { PORT: '70000', LOG_LEVEL: 'ja', DATABASE_URL: 'mysql://x' };
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
});

test.each([
  ['post@silverjobs.example', true],
  ['silverjobs <post@silverjobs.example>', true],
  ['silverjobs', false],
  ['silverjobs <post@silverjobs.example>\r\nBcc: x@y.example', false],
  [undefined, false],
])('a mail server needs a sender: %p', (MAIL_FROM, valid) => {
  const read = () => readConfig({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM });
  if (valid) expect(read()).toMatchObject({ MAIL_FROM });
  else expect(read).toThrow(/MAIL_FROM/);
});

const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'post@silverjobs.example' };

test.each([
  [{}, true, true],
  [{ NODE_ENV: 'development' }, true, true],
  [{ NODE_ENV: 'production' }, true, false],
  [{}, false, false],
  [MAIL, true, false],
])(
  'delivery-29 the mails of the demo are shown with %j and demo %p: %p',
  (variables, isDemo, shown) => {
    expect(showsDevOutbox(readConfig(variables), isDemo)).toBe(shown);
  },
);

test('a language model needs its name; a key alone changes nothing', () => {
  const address = { OPENAI_BASE_URL: 'http://localhost:11434/v1' };
  expect(() => readConfig(address)).toThrow(/OPENAI_MODEL/);
  expect(readConfig({ ...address, OPENAI_MODEL: 'm' })).toMatchObject(address);
  expect(readConfig({ OPENAI_API_KEY: 'k' })).not.toHaveProperty('OPENAI_MODEL');
});

test('jobs-101 feeds of partners are named as JSON, over https alone', () => {
  const feed = { key: 'portal', name: 'Portal', url: 'https://x.example/feed', format: 'json' };
  const read = (value: unknown) => readConfig({ PARTNER_FEEDS: JSON.stringify(value) });
  expect(read([feed]).PARTNER_FEEDS).toEqual([feed]);
  for (const wrong of [
    { ...feed, url: 'http://x.example/feed' },
    { ...feed, url: 'file:///etc/passwd' },
    { ...feed, format: 'rss' },
    { ...feed, key: 'Mein Portal' },
  ]) {
    expect(() => read([wrong])).toThrow(/PARTNER_FEEDS/);
  }
  expect(() => readConfig({ PARTNER_FEEDS: '[{' })).toThrow(/PARTNER_FEEDS/);
  // Whatever the operator writes, no feed may lie on this machine.
  expect(read([{ ...feed, internal: true }]).PARTNER_FEEDS).toEqual([feed]);
});
