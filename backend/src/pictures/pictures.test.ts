import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { Transformer } from '@napi-rs/image';
import { type BodyOf, type EmployerPicture, PAPER_CHUNK_BYTES } from '@silverjobs/contract';
import { jobPostingOf } from '@silverjobs/contract/structured-data';
import { and, eq, like } from '../database/drizzle.ts';
import {
  auditLog,
  bookings,
  clients,
  employerPictures,
  jobDemands,
  jobDrafts,
  outbox,
  paperUploads,
  tasks,
} from '../database/schema.ts';
import { memoryStore } from '../papers/store/paper-store.ts';
import { employerJobSample, employerProfileSample } from '../testing/employers.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { makePicture } from './make-picture.ts';

let api: TestApp;
let scan: () => Promise<'clean' | 'infected'>;
const files = new Map<string, Uint8Array>();

beforeAll(async () => {
  const inner = memoryStore();
  const store = {
    ...inner,
    write: async (key: string, bytes: Uint8Array) => {
      files.set(key, bytes);
      await inner.write(key, bytes);
    },
  };
  api = await openTestApp({ papers: { store, scan: () => scan() } });
});
afterAll(() => api.close());
beforeEach(async () => {
  scan = async () => 'clean';
  await api.db.delete(employerPictures);
  await api.db.delete(paperUploads);
  await api.db.delete(outbox);
  await api.send('PUT /client', { body: employerProfileSample }, 'company');
});

const { company, privateEmployer } = testUsers;

/** A drawing whose every part is another, as a photograph is. */
function drawn(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 400; at += 1) {
    context.fillStyle = `hsl(${(at * 37) % 360} 60% ${30 + (at % 40)}%)`;
    context.fillRect((at * 131) % width, (at * 71) % height, width / 7, height / 9);
  }
  return canvas;
}
const png = (width: number, height: number) => drawn(width, height).toBuffer('image/png');
const jpeg = (width: number, height: number) => drawn(width, height).toBuffer('image/jpeg');

async function begin(name: string, bytes: Buffer, person: Person = 'company'): Promise<string> {
  const body = { name, bytes: bytes.length, fingerprint: '1' };
  const { id } = (await api.send('POST /paper_upload', { body }, person)).body;
  for (let offset = 0; offset < bytes.length; offset += PAPER_CHUNK_BYTES) {
    const content = bytes.subarray(offset, offset + PAPER_CHUNK_BYTES).toString('base64');
    await api.send('PUT /paper_upload/{id}', { params: { id }, body: { offset, content } }, person);
  }
  return id;
}

async function upload(
  kind: 'logo' | 'picture',
  name: string,
  bytes: Buffer,
  person: Person = 'company',
) {
  const upload_id = await begin(name, bytes, person);
  return api.sendRaw('POST /client_picture', { body: { kind, upload_id } }, person);
}

async function keep(kind: 'logo' | 'picture', bytes = png(800, 600)): Promise<EmployerPicture> {
  const answer = await upload(kind, 'bild.png', bytes);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as EmployerPicture;
}

/** As it is, so that it stays the same job. */
const sample = { ...employerJobSample, title: 'Stelle 1', position_id: 2 };
const get = (id: string) => api.app.inject({ url: `/api/public_picture/${id}.webp` });
const change = (body: Partial<BodyOf<'PUT /job_demand/{id}'>>, person: Person = 'company') =>
  api.sendRaw(
    'PUT /job_demand/{id}',
    { params: { id: JOB_ID }, body: { ...sample, ...body } },
    person,
  );
const show = async (picture: { id: string } | null, alt = 'Unsere Werkstatt') => {
  const { status, body } = await change({ picture: picture && { id: picture.id, alt } });
  expect([status, body]).toEqual([200, expect.anything()]);
};
const edited = async () =>
  (await api.send('GET /job_demand/{id}/own', { params: { id: JOB_ID } }, 'company')).body;

async function publicJob() {
  const { body } = await api.send('GET /public_job/{id}', { params: { id: JOB_ID } }, null);
  if (body.state !== 'open') throw new Error('The job is not open.');
  return body.job;
}

test('REACH-09 employers-94 a picture becomes small and upright, and everybody reads it from our origin', async () => {
  const sent = png(3_000, 2_000);
  const picture = await keep('picture', sent);
  expect(picture).toMatchObject({ width: 1_200, height: 800, hidden_for: null });
  const { statusCode, headers, rawPayload } = await get(picture.id);
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeLessThanOrEqual(120_000);
  expect(await new Transformer(rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1_200,
    height: 800,
  });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers['set-cookie']).toBeUndefined();
  const url = `/api/public_picture/${picture.id}.webp`;
  const head = await api.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  // What lies in the store is encrypted.
  expect(Buffer.from(files.get(picture.id) ?? []).includes('WEBP')).toBe(false);
  for (const path of ['x', `${picture.id}.png`, `${testUsers.company.clientId}.webp`]) {
    expect((await api.app.inject({ url: `/api/public_picture/${path}` })).statusCode).toBe(404);
  }
});

test('REACH-09 employers-94 of a photograph nothing is left of what the camera noted, and it is upright', async () => {
  const plain = jpeg(800, 400);
  // Orientation 6, turned by a quarter, and a place in an own field.
  const tiff = Buffer.concat([
    Buffer.from('4578696600004d4d002a00000008000201120003000000010006000001310002', 'hex'),
    Buffer.from('0000000a0000002600000000', 'hex'),
    Buffer.from('GPS 50.9 7\0'),
  ]);
  const length = Buffer.from([0xff, 0xe1, 0, tiff.length + 2]);
  const photograph = Buffer.concat([plain.subarray(0, 2), length, tiff, plain.subarray(2)]);
  const picture = await upload('picture', 'DSC_1.JPG', photograph);
  expect(picture).toMatchObject({ status: 200, body: { width: 400, height: 800 } });
  const { rawPayload } = await get((picture.body as EmployerPicture).id);
  expect(rawPayload.includes('GPS 50.9')).toBe(false);
  expect(rawPayload.includes('EXIF')).toBe(false);
});

test('REACH-09 employers-94 a logo takes the place of the one before, whose file goes', async () => {
  const first = await keep('logo', png(600, 300));
  expect(first).toMatchObject({ width: 240, height: 120 });
  const second = await keep('logo', png(100, 100));
  const { body } = await api.send('GET /client', {}, 'company');
  expect(body.logo).toEqual(second);
  expect(body._shown.logo).toEqual({ id: second.id, width: 100, height: 100 });
  expect((await publicJob()).employer.logo?.id).toBe(second.id);
  const job = await api.send('GET /job_demand/{id}', { params: { id: JOB_ID } }, 'candidate');
  expect(job.body._client.logo?.id).toBe(second.id);
  const page = await api.send(
    'GET /public_employer/{id}',
    { params: { id: company.clientId }, query: {} },
    null,
  );
  expect(page.body.employer.logo?.id).toBe(second.id);
  expect((await get(first.id)).statusCode).toBe(404);
  const gone = and(eq(tasks.kind, 'delete-file'), eq(tasks.key, first.id));
  expect(await api.db.$count(tasks, gone)).toBe(1);
  await api.send('DELETE /client_logo', {}, 'company');
  expect((await publicJob()).employer.logo).toBeUndefined();
});

test('REACH-09 employers-94 an advertisement shows its picture with its words, until another is chosen', async () => {
  const [one, other] = [await keep('picture'), await keep('picture', png(500, 900))];
  await show(one);
  expect((await edited()).picture).toEqual({ ...one, alt: 'Unsere Werkstatt' });
  // A file, a key of a programme and a page of before say nothing about it.
  await change({ title: 'Stelle 1!' });
  const job = await publicJob();
  expect(job.picture).toEqual({ id: one.id, width: 800, height: 600, alt: 'Unsere Werkstatt' });
  const read = await api.send('GET /job_demand/{id}', { params: { id: JOB_ID } }, 'candidate');
  expect(read.body.picture).toEqual(job.picture);
  const site = { origin: 'https://test.example', name: 'silverjobs' };
  expect(jobPostingOf(job, site)).toMatchObject({
    image: `https://test.example/api/public_picture/${one.id}.webp`,
  });
  const before = await changedAt();
  await show(other, 'Unser Garten');
  expect((await publicJob()).picture).toMatchObject({ id: other.id, alt: 'Unser Garten' });
  expect(await changedAt()).not.toEqual(before);
  await show(null);
  expect((await publicJob()).picture).toBeUndefined();
});

async function changedAt() {
  const [job] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, JOB_ID));
  return job?.changedAt?.getTime();
}

test('REACH-09 employers-94 fraud in the words of a picture holds the advertisement', async () => {
  const picture = await keep('picture');
  await show(picture, 'Bitte überweisen Sie vorab 50 Euro Kaution auf unser Konto.');
  expect((await edited()).held).toBe(true);
  await api.db
    .update(jobDemands)
    .set({ heldFor: null, hiddenAt: null, hiddenFrom: null, status: 'active' })
    .where(eq(jobDemands.id, JOB_ID));
  expect((await publicJob())._warnings).not.toEqual([]);
  // What was looked at and let through is not held again.
  await change({ title: 'Stelle 1.' });
  expect((await edited()).held).toBe(false);
});

test('REACH-09 employers-94 the feed for partners names picture and logo', async () => {
  const [picture, logo] = [await keep('picture'), await keep('logo')];
  await show(picture);
  const feed = (await api.app.inject({ url: '/api/public/stellen.json' })).json();
  const job = feed.jobs.find(({ id }: { id: string }) => id === String(JOB_ID));
  expect(job.image).toMatch(new RegExp(`/api/public_picture/${picture.id}\\.webp$`));
  expect(job.logo).toMatch(new RegExp(`/api/public_picture/${logo.id}\\.webp$`));
});

test('REACH-02 employers-94 a photograph with filling bytes before its marks is taken', async () => {
  const plain = jpeg(800, 600);
  const filled = Buffer.concat([plain.subarray(0, 2), Buffer.of(0xff, 0xff), plain.subarray(2)]);
  expect(await upload('picture', 'bild.jpg', filled)).toMatchObject({ status: 200 });
});

const animated = () => {
  const webp = Buffer.from(`RIFF____WEBPVP8X${'\0'.repeat(40)}`, 'latin1');
  webp.writeUInt32LE(webp.length - 8, 4);
  webp[20] = 0b10;
  return webp;
};

test.each<[string, string, () => Buffer, RegExp]>([
  ['a PDF', 'bild.png', () => Buffer.from('%PDF-1.7 x'), /kein Bild, das wir zeigen/],
  ['a drawing', 'logo.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
  ['a drawing with another name', 'logo.png', () => Buffer.from('<svg/>'), /beschädigt/],
  ['a moving GIF', 'a.gif', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), /Bewegte/],
  ['a moving WebP', 'a.webp', animated, /Bewegte/],
  ['half a file', 'bild.png', () => png(800, 600).subarray(0, 500), /beschädigt/],
  ['half a photograph', 'bild.jpg', () => jpeg(800, 600).subarray(0, 9_000), /beschädigt/],
  ['a point', 'bild.png', () => png(1, 1), /zu klein/],
  ['a line', 'bild.png', () => png(1_300, 100), /schmaler Streifen/],
  [
    'an iPhone’s',
    'IMG.HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /iPhone/,
  ],
  ['a bomb', 'bild.png', bomb, /viel zu groß/],
])('REACH-02 employers-94 %s is refused with a sentence', async (_, name, make, sentence) => {
  const answer = await upload('picture', name, make());
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation.failed', message: expect.stringMatching(sentence) },
  });
  expect(await api.db.$count(employerPictures)).toBe(0);
  expect(await api.db.$count(paperUploads)).toBe(0);
});

/** A PNG whose head promises 9,000 times 8,000 points. */
function bomb(): Buffer {
  const bytes = png(800, 600);
  bytes.writeUInt32BE(9_000, 16);
  bytes.writeUInt32BE(8_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test('REACH-02 employers-94 an infected one is gone; while nobody can check, it waits', async () => {
  scan = async () => 'infected';
  expect(await upload('picture', 'bild.png', png(400, 300))).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/Schadprogramm/) },
  });
  scan = async () => Promise.reject(new Error('down'));
  const upload_id = await begin('bild.png', png(400, 300));
  const send = () =>
    api.sendRaw('POST /client_picture', { body: { kind: 'picture', upload_id } }, 'company');
  expect(await send()).toMatchObject({ status: 503 });
  scan = async () => 'clean';
  // Pressed twice, it is kept once.
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await api.db.$count(employerPictures)).toBe(1);
});

test('REACH-09 employers-94 nobody shows what belongs to another, and no logo as a picture', async () => {
  const [picture, logo] = [await keep('picture'), await keep('logo')];
  await api.db
    .update(employerPictures)
    .set({ clientId: privateEmployer.clientId })
    .where(eq(employerPictures.storageKey, picture.id));
  for (const { id } of [picture, logo, { id: crypto.randomUUID() }]) {
    expect(await change({ picture: { id, alt: 'x' } })).toMatchObject({
      status: 400,
      body: { param: 'picture', message: expect.stringMatching(/gibt es nicht mehr/) },
    });
  }
  expect(await change({ picture: { id: logo.id, alt: ' ' } })).toMatchObject({ status: 400 });
  expect((await edited()).picture).toBeNull();
});

test('REACH-09 employers-94 a household has neither, and who becomes one loses both', async () => {
  expect(await upload('logo', 'bild.png', png(400, 300), 'privateEmployer')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Privathaushalten/) },
  });
  await show(await keep('picture'));
  await keep('logo');
  const [client] = await api.db.select().from(clients).where(eq(clients.id, company.clientId));
  if (!client) throw new Error('There is no company.');
  const { changeEmployer } = await import('../clients/change-employer.ts');
  const undone = new Error('undone');
  await api.db
    .transaction(async (db) => {
      await db.update(jobDemands).set({ status: 'closed' });
      await db.update(bookings).set({ clientId: null });
      const household = { isPrivate: true, profileName: 'Familie Weber' };
      await changeEmployer(db, client, household);
      expect(await db.$count(employerPictures)).toBe(0);
      throw undone;
    })
    .catch((error: unknown) => expect(error).toBe(undone));
});

test('REACH-09 employers-95 an operator hides a picture: it is gone at once, and the employer is told why', async () => {
  const [picture, logo] = [await keep('picture'), await keep('logo')];
  await show(picture);
  const list = await api.send(
    'GET /operator/job/{id}/pictures',
    { params: { id: JOB_ID } },
    'operator',
  );
  expect(list.body.map(({ id, kind, alt }) => [id, kind, alt])).toEqual([
    [picture.id, 'picture', 'Unsere Werkstatt'],
    [logo.id, 'logo', 'Weber Holzbau GmbH'],
  ]);
  expect(
    Buffer.from(list.body[0]?.webp ?? '', 'base64')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const act = (picture_id: string, hidden: boolean) =>
    api.sendRaw(
      'PUT /operator/job/{id}/pictures',
      { params: { id: JOB_ID }, body: { picture_id, hidden, reason: 'Das ist ein Werbebanner.' } },
      'operator',
    );
  for (const { id } of [picture, logo]) {
    expect(await act(id, true)).toMatchObject({ status: 200 });
    expect((await get(id)).statusCode).toBe(404);
    expect(await act(id, true)).toMatchObject({ status: 409 });
  }
  const job = await publicJob();
  expect([job.picture, job.employer.logo]).toEqual([undefined, undefined]);
  expect((await edited()).picture?.hidden_for).toBe('Das ist ein Werbebanner.');
  const own = (await api.send('GET /client', {}, 'company')).body;
  expect([own.logo?.hidden_for, own._shown.logo]).toEqual(['Das ist ein Werbebanner.', undefined]);
  // Saved again, it stays hidden.
  await show(picture, 'Ein anderer Satz');
  expect((await publicJob()).picture).toBeUndefined();
  expect(await act(picture.id, false)).toMatchObject({ status: 200 });
  expect((await get(picture.id)).statusCode).toBe(200);
  // Whoever reported the advertisement reads what became of it, though the advertisement itself stays.
  const report = { params: { id: JOB_ID }, body: { reason: 'wrong_information' as const } };
  await api.send('POST /job_demand/{id}/report', report, 'candidate');
  const decision = {
    ...{ kind: 'job' as const, id: JOB_ID, action: 'none' as const, ground: 'terms' as const },
    reason: 'Wir haben keinen Verstoß gefunden.',
  };
  await api.send('POST /operator/decision', { body: decision }, 'operator');
  const told = await api.db
    .select()
    .from(outbox)
    .where(like(outbox.subject, 'Unsere Entscheidung zu Ihrer Meldung%'));
  expect(told[0]?.text).toContain('Ein Bild zeigen wir nicht mehr, an der Anzeige selbst');
  const mails = await api.db.select().from(outbox).where(like(outbox.subject, 'Wir zeigen%'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Wir zeigen ein Bild nicht mehr: Stelle 1',
    'Wir zeigen Ihr Logo nicht mehr',
    'Wir zeigen ein Bild wieder: Stelle 1',
  ]);
  expect(mails[0]?.text).toContain('Das ist ein Werbebanner.');
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.subjectId, JOB_ID));
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['read', 'picture-hidden', 'picture-shown']),
  );
  expect(await act(crypto.randomUUID(), true)).toMatchObject({ status: 404 });
});

test('REACH-09 employers-94 the owners’ export holds the files with their words', async () => {
  const picture = await keep('picture');
  await show(picture);
  const { body } = await api.send('GET /account/export', {}, 'company');
  expect(body.pictures).toEqual([
    {
      kind: 'picture',
      shown_by: [{ job_demand_id: JOB_ID, alt: 'Unsere Werkstatt' }],
      hidden_for: null,
      created_at: expect.any(Number),
      content: expect.stringMatching(/^UklGR/),
    },
  ]);
});

test('REACH-09 employers-94 what no advertisement and no draft shows goes after a day', async () => {
  const [shown, begun, left] = [
    await keep('picture'),
    await keep('picture'),
    await keep('picture'),
  ];
  const logo = await keep('logo');
  await show(shown);
  await api.db.insert(jobDrafts).values({
    clientId: company.clientId,
    key: crypto.randomUUID(),
    version: 1,
    draft: { fields: { pictureId: begun.id }, over: null },
    updatedAt: api.clock.now,
  });
  const ids = async () =>
    (await api.db.select().from(employerPictures)).map(({ storageKey }) => storageKey).sort();
  const work = openWork(servicesOf(api));
  await workOff(work, ['delete-old-uploads']);
  expect(await ids()).toHaveLength(4);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  await workOff(work, ['delete-old-uploads']);
  expect(await ids()).toEqual([shown.id, begun.id, logo.id].sort());
  const gone = and(eq(tasks.kind, 'delete-file'), eq(tasks.key, left.id));
  expect(await api.db.$count(tasks, gone)).toBe(1);
});

/** A transparent picture with one bar. */
function barOf(color: string): Uint8Array {
  const canvas = createCanvas(160, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 20, 160, 40);
  return canvas.toBuffer('image/png');
}

test.each([
  ['#ffffff', [31, 41, 51], 180],
  ['#000000', [255, 255, 255], 160],
  ['#009099', [255, 255, 255], 160],
])(
  'employers-94 REACH-09 a transparent logo in %s gets a ground that shows it',
  async (color, ground, width) => {
    const made = await makePicture('logo', 'logo.png', barOf(color));
    expect(made.width).toBe(width);
    const pixels = await new Transformer(made.bytes).rawPixels();
    expect(pixels).toHaveLength(made.width * made.height * 3);
    for (const [part, value] of ground.entries()) {
      expect(Math.abs((pixels[part] ?? 0) - value)).toBeLessThan(6);
    }
  },
);
