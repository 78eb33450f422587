import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from '../database/drizzle.ts';
import { jobDemands, outbox, tasks, webhookDeliveries, webhooks } from '../database/schema.ts';
import { BEGIN } from '../testing/fill-database.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { createPostHook } from './post-hook.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

let api: TestApp;
let server: Server;
let received: Received[] = [];
/** What the receiver answers; null: nothing at all. */
let answers: (number | null)[] = [];

beforeAll(async () => {
  api = await openTestApp();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = answers.length > 1 ? answers.shift() : answers[0];
      if (status === null) return;
      response.writeHead(status ?? 200).end('taken');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
beforeEach(async () => {
  received = [];
  answers = [200];
  api.clock.now = BEGIN;
  await api.db.delete(webhooks);
  await api.db.delete(tasks);
  await api.db.delete(outbox);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
  await api.close();
});

/** An address of the company that leads to the receiver. */
async function addHook() {
  const made = await api.send(
    'POST /webhook',
    { body: { url: 'https://ats.example/in' } },
    'company',
  );
  expect(made.status).toBe(200);
  return made.body;
}

const work = (timeoutMs = 5_000) => {
  const { port } = server.address() as AddressInfo;
  const postHook = createPostHook({ 'ats.example': `http://127.0.0.1:${port}` }, timeoutMs);
  return workOff(openWork(servicesOf(api), { postHook }), ['webhook']);
};
/** Asked for when the sessions of the tests began: they last an hour. */
async function deliveriesOf(id: number) {
  const { now } = api.clock;
  api.clock.now = BEGIN;
  const { body } = await api.send('GET /webhook/{id}/deliveries', { params: { id } }, 'company');
  api.clock.now = now;
  return body;
}
const pass = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
};

/** What a receiver does by the standard: it signs what it got and compares. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(text).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
}

test('REACH-10 employers-86 an application is told with numbers alone, signed, once', async () => {
  const hook = await addHook();
  expect(hook.secret).toMatch(/^whsec_/);
  const listed = await api.send('GET /webhook', {}, 'company');
  expect(JSON.stringify(listed.body)).not.toContain(hook.secret);
  const { status, body } = await api.send(
    'POST /application',
    samples['POST /application'],
    'candidate',
  );
  expect(status).toBe(200);
  await work();
  expect(received).toHaveLength(1);
  const [got] = received;
  expect(got && isSigned(got, hook.secret)).toBe(true);
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'application.created',
    timestamp: api.clock.now.toISOString(),
    data: { communication_id: body.communication_id, job_demand_id: body.job_demand_id },
  });
  await work();
  expect(received).toHaveLength(1);
  expect(await deliveriesOf(hook.id)).toMatchObject([
    { event: 'application.created', state: 'delivered', attempts: 1, status: 200 },
  ]);
});

test('REACH-10 advertisements are told as they change and end', async () => {
  await addHook();
  const params = { id: JOB_ID };
  for (const status of ['paused', 'active', 'closed'] as const) {
    await api.send('PATCH /job_demand/{id}/status', { params, body: { status } }, 'company');
  }
  await work();
  const told = received.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data }) => [type, data.status])).toEqual([
    ['advertisement.changed', 'paused'],
    ['advertisement.changed', 'active'],
    ['advertisement.ended', 'closed'],
  ]);
  await api.db.update(jobDemands).set({ status: 'active' }).where(eq(jobDemands.id, JOB_ID));
});

test('REACH-10 what fails is tried again, ever later, under the same name', async () => {
  const hook = await addHook();
  answers = [500, 302, null, 200];
  await api.send('POST /webhook/{id}/test', { params: { id: hook.id } }, 'company');
  await work();
  expect(await deliveriesOf(hook.id)).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      status: 500,
      next_at: api.clock.now.getTime() + 60_000,
      problem: 'Die Adresse hat mit 500 geantwortet.',
    },
  ]);
  await work();
  expect(received).toHaveLength(1);
  pass(60_000);
  await work();
  expect(await deliveriesOf(hook.id)).toMatchObject([
    { attempts: 2, problem: expect.stringContaining('leitet weiter') },
  ]);
  pass(5 * 60_000);
  await work(100);
  expect(await deliveriesOf(hook.id)).toMatchObject([
    { attempts: 3, problem: 'Die Adresse hat nicht rechtzeitig geantwortet.' },
  ]);
  pass(15 * 60_000);
  await work();
  expect(await deliveriesOf(hook.id)).toMatchObject([{ state: 'delivered', attempts: 4 }]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('REACH-10 after four days it is given up, switched off, told by mail, and sent again by hand', async () => {
  const hook = await addHook();
  answers = [503];
  const params = { id: hook.id };
  await api.send('POST /webhook/{id}/test', { params }, 'company');
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await work();
    pass(24 * 3_600_000);
  }
  api.clock.now = BEGIN;
  const [given] = await deliveriesOf(hook.id);
  expect(given).toMatchObject({ state: 'failed', attempts: 11, next_at: null });
  const [off] = (await api.send('GET /webhook', {}, 'company')).body;
  expect(off?.off_at).not.toBeNull();
  const mails = await api.db.select().from(outbox);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Ihr Programm ist nicht erreichbar: ats.example'),
  ]);
  const again = { params: { id: given?.id ?? 0 } };
  expect((await api.sendRaw('POST /webhook_delivery/{id}/resend', again, 'company')).status).toBe(
    409,
  );
  answers = [200];
  await api.send('POST /webhook/{id}/resume', { params }, 'company');
  received = [];
  await api.send('POST /webhook_delivery/{id}/resend', again, 'company');
  await api.send('POST /webhook_delivery/{id}/resend', again, 'company');
  await work();
  expect(received).toHaveLength(1);
  expect(received[0]?.headers['webhook-id']).toBe(given?.event_id);
  expect(await deliveriesOf(hook.id)).toMatchObject([{ state: 'delivered' }]);
});

test('REACH-10 what waits can be sent at once, and not twice for that', async () => {
  const hook = await addHook();
  answers = [500, 200];
  await api.send('POST /webhook/{id}/test', { params: { id: hook.id } }, 'company');
  await work();
  const [waiting] = await deliveriesOf(hook.id);
  const params = { id: waiting?.id ?? 0 };
  await api.send('POST /webhook_delivery/{id}/resend', { params }, 'company');
  await work();
  pass(24 * 3_600_000);
  await work();
  expect(received).toHaveLength(2);
});

test('REACH-10 an address is one of the open net, and nobody else sees or uses it', async () => {
  for (const url of [
    'http://ats.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/x',
    'https://localhost/',
    'https://name:pass@ats.example/',
  ]) {
    const answer = await api.sendRaw('POST /webhook', { body: { url } }, 'company');
    expect([url, answer.status]).toEqual([url, 400]);
  }
  const hook = { url: 'https://127.0.0.1/x', eventId: 'x', body: '{}', secret: 'whsec_eA==' };
  await expect(createPostHook({})({ ...hook, now: api.clock.now })).rejects.toThrow('open net');
});

test('REACH-10 an employer has five addresses at most', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const body = { url: `https://ats${count}.example/` };
    statuses.push((await api.sendRaw('POST /webhook', { body }, 'company')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
});

test('REACH-10 what was sent is forgotten after thirty days', async () => {
  const hook = await addHook();
  await api.send('POST /webhook/{id}/test', { params: { id: hook.id } }, 'company');
  await work();
  pass(31 * 86_400_000);
  await workOff(openWork(servicesOf(api)), ['delete-old-uploads']);
  expect(await api.db.$count(webhookDeliveries)).toBe(0);
});
