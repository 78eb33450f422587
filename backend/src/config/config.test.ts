import { readConfig, showsApiReference, showsDevOutbox } from './config.ts';

test('an empty environment gives the defaults of a laptop', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
    ADDRESS_LIMIT_FACTOR: 1,
    AWS_REGION: 'us-east-1',
    DORMANT_MONTHS: 24,
    OTEL_TRACES_SAMPLER_ARG: 1,
    PARTNER_FEEDS: [],
    CONTACT_EMAIL: 'kontakt@example.org',
    HOST: '127.0.0.1',
    PORT: 4_100,
    DATABASE_POOL_SIZE: 10,
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'http://localhost:4000',
    TRUST_PROXY: 'loopback',
  });
});

test('REACH-01 papers in a bucket need the access to it', () => {
  const bucket = { PAPER_STORE: 's3://papers/de' };
  expect(() => readConfig(bucket)).toThrow(/AWS_ACCESS_KEY_ID/);
  const access = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig({ ...bucket, ...access })).toMatchObject(bucket);
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

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://silverjobs@db/silverjobs',
  PUBLIC_URL: 'https://silverjobs.de',
  SMTP_URL: 'smtps://mail.silverjobs.de',
  MAIL_FROM: 'silverjobs <post@silverjobs.de>',
  CONTACT_EMAIL: 'hilfe@silverjobs.de',
  OPERATOR_NAME: 'Silberne Arbeit GmbH',
  OPERATOR_ADDRESS: 'Hauptstraße 1; 50667 Köln',
  OPERATOR_PHONE: '0221 123456',
  OPERATOR_TAX_ID: 'USt-IdNr. DE123456789',
  SECOND_FACTOR_KEYS: Buffer.alloc(32, 7).toString('base64'),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('OPER-01 production names everything that is missing in one list', () => {
  const named = () => readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'laut' });
  for (const name of Object.keys(PRODUCTION).slice(2)) {
    expect(named).toThrow(new RegExp(`\\n {2}${name}\\b.*`));
  }
  expect(named).toThrow(/SMTP_URL is missing: mail server/);
  expect(named).toThrow(/LOG_LEVEL: Invalid option/);
});

test.each([
  ['PUBLIC_URL', 'http://silverjobs.de'],
  ['PUBLIC_URL', 'https://localhost:3000'],
  ['PUBLIC_URL', 'https://silverjobs.example'],
  ['MAIL_FROM', 'post@example.org'],
  ['CONTACT_EMAIL', 'kontakt@example.org'],
  ['SECOND_FACTOR_KEYS', 'short'],
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['DATABASE_URL', ''],
])('OPER-01 production refuses %s %j, and nothing else', (name, value) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(
    new RegExp(`^The configuration is wrong:\n  ${name}\\b[^\n]*$`),
  );
});

test('OPER-01 production starts with all of it, on PGlite where its folder is named', () => {
  const read = { SECOND_FACTOR_KEYS: [Buffer.alloc(32, 7)] };
  expect(readConfig(PRODUCTION)).toMatchObject({ ...PRODUCTION, ...read });
  const { DATABASE_URL: _, ...rest } = PRODUCTION;
  const { NODE_ENV: __, ...alike } = { ...rest, DATA_DIR: '/data' };
  const started = readConfig({ ...alike, APP_ENVIRONMENT: 'production' });
  expect(started).toMatchObject({ ...alike, ...read });
  expect(() => readConfig({ ...rest, APP_ENVIRONMENT: 'production' })).toThrow(/DATABASE_URL/);
});

test.each([
  [{ NODE_ENV: 'production', APP_ENVIRONMENT: '' }, true],
  [{ NODE_ENV: '', APP_ENVIRONMENT: 'production' }, true],
  [{ NODE_ENV: 'production', APP_ENVIRONMENT: 'staging' }, true],
  [{ NODE_ENV: 'development', APP_ENVIRONMENT: 'production' }, true],
  [{ NODE_ENV: 'Production ' }, true],
  [{ NODE_ENV: '', APP_ENVIRONMENT: 'staging' }, false],
  [{ NODE_ENV: '', APP_ENVIRONMENT: '' }, false],
])('TRUST-34 OPER-01 with %j production is %p, and then asks for payment', (variables, strict) => {
  const read = () => readConfig(variables);
  if (strict) expect(read).toThrow(/STRIPE_SECRET_KEY is missing/);
  else expect(read).not.toThrow();
});

const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'post@silverjobs.example' };

test.each([
  [{}, true, true],
  [{ NODE_ENV: 'development' }, true, true],
  [PRODUCTION, true, false],
  [{}, false, false],
  [MAIL, true, false],
])(
  'delivery-29 the mails of the demo are shown with %j and demo %p: %p',
  (variables, isDemo, shown) => {
    expect(showsDevOutbox(readConfig(variables), isDemo)).toBe(shown);
  },
);

test.each([
  [{}, true],
  [{ API_REFERENCE: 'off' }, false],
  [PRODUCTION, false],
  [{ ...PRODUCTION, API_REFERENCE: 'on' }, true],
])('operation-25 the reference of the API with %j: %p', (variables, shown) => {
  expect(showsApiReference(readConfig(variables))).toBe(shown);
});

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

test('REACH-10 hosts of this machine are named for development alone', () => {
  const LOCAL_HOSTS = 'partner.example=http://127.0.0.1:4300, ats.example=http://127.0.0.1:4301/';
  expect(readConfig({ LOCAL_HOSTS }).LOCAL_HOSTS).toEqual({
    'partner.example': 'http://127.0.0.1:4300',
    'ats.example': 'http://127.0.0.1:4301',
  });
  for (const wrong of [
    'partner.example',
    'partner.example=http://10.0.0.1:80',
    'partner.example=http://127.0.0.1:80/path',
    'partner.example=http://127.0.0.1:80@evil.example',
  ]) {
    expect(() => readConfig({ LOCAL_HOSTS: wrong })).toThrow('LOCAL_HOSTS: needs <host>=');
  }
  expect(() => readConfig({ ...PRODUCTION, LOCAL_HOSTS })).toThrow(
    'LOCAL_HOSTS: is for development and tests alone',
  );
  expect(() => readConfig({ ...PRODUCTION, LOCAL_HOSTS: '' })).not.toThrow();
});
