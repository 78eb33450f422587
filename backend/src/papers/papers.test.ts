import { createServer, type Server } from 'node:net';
import { Transformer } from '@napi-rs/image';
import { PAPER_CHUNK_BYTES, PAPERS_MAX_BYTES, type Paper } from '@silverjobs/contract';
import { zipSync } from 'fflate';
import { eq, inArray } from '../database/drizzle.ts';
import { messagePapers, papers, paperUploads } from '../database/schema.ts';
import { openPaper } from '../pdf/open-paper.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { SMALLEST_PNG } from '../testing/papers.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { clamavScan } from './scan.ts';
import { memoryStore, type PaperStore } from './store/paper-store.ts';
import { sealStore } from './store/seal-store.ts';

let api: TestApp;
let store: PaperStore;
let scan: (bytes: Uint8Array) => Promise<'clean' | 'infected'>;
const files = new Map<string, Uint8Array>();

beforeAll(async () => {
  const inner = memoryStore();
  store = {
    ...inner,
    write: (key, bytes) => {
      files.set(key, bytes);
      return inner.write(key, bytes);
    },
    remove: (key) => {
      files.delete(key);
      return inner.remove(key);
    },
  };
  api = await openTestApp({ papers: { store, scan: (bytes) => scan(bytes) } });
});
afterAll(() => api.close());
beforeEach(async () => {
  scan = async () => 'clean';
  await api.db.delete(papers);
  await api.db.delete(paperUploads);
});

const png = Buffer.from(SMALLEST_PNG, 'base64');

async function pdf(): Promise<Buffer> {
  const paper = await openPaper({ title: 'Lebenslauf', author: 'Renate', date: new Date(0) });
  paper.line('Lebenslauf');
  return paper.finish();
}

const word = (extra: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': Buffer.from('<w:document/>'),
      ...extra,
    }),
  );

type Options = { readonly replaces?: number };

/** Sends a file as the browser does, in parts. */
async function upload(name: string, bytes: Buffer, options: Options = {}) {
  const begun = await api.sendRaw(
    'POST /paper_upload',
    { body: { name, bytes: bytes.length, fingerprint: '1', ...options } },
    'candidate',
  );
  if (begun.status !== 200) return begun;
  const { id } = begun.body as { id: string };
  for (let offset = 0; offset < bytes.length; offset += PAPER_CHUNK_BYTES) {
    const content = bytes.subarray(offset, offset + PAPER_CHUNK_BYTES).toString('base64');
    await api.send(
      'PUT /paper_upload/{id}',
      { params: { id }, body: { offset, content } },
      'candidate',
    );
  }
  return api.sendRaw('POST /paper_upload/{id}/finish', { params: { id } }, 'candidate');
}

async function keep(name: string, bytes: Buffer, options?: Options): Promise<Paper> {
  const { status, body } = await upload(name, bytes, options);
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })]);
  return body as Paper;
}

const list = async () => (await api.send('GET /paper', {}, 'candidate')).body;

const download = (url: string) => api.app.inject({ url: `/api${url}` });

async function ownFile(id: number) {
  const { body } = await api.send('POST /paper/{id}/link', { params: { id } }, 'candidate');
  return download(body.url);
}

describe('a preview', () => {
  const ask = async (id: number) =>
    (await api.send('POST /paper/{id}/preview', { params: { id } }, 'candidate')).body;

  async function sizeOf(id: number): Promise<{ width: number; height: number }> {
    const preview = await ask(id);
    if (preview.kind !== 'picture') throw new Error(`no picture but ${preview.kind}`);
    const webp = Buffer.from(preview.webp, 'base64');
    expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    expect(webp.length).toBeLessThan(400_000);
    return new Transformer(webp).metadata();
  }

  test('REACH-01 of a PDF is a picture of its first page', async () => {
    const { id } = await keep('a.pdf', await pdf());
    expect(await sizeOf(id)).toMatchObject({ width: 990, height: 1_400 });
  });

  test('REACH-01 of a picture is the picture, never larger than it is', async () => {
    expect(await sizeOf((await keep('a.png', png)).id)).toMatchObject({ width: 1, height: 1 });
    const { createCanvas } = await import('@napi-rs/canvas');
    const large = await createCanvas(3_000, 1_500).encode('png');
    const size = await sizeOf((await keep('b.png', large)).id);
    expect(size).toMatchObject({ width: 1_400, height: 700 });
  });

  test('REACH-01 of a Word file is the beginning of its text, as text', async () => {
    const text = (words: string) =>
      word({
        'word/document.xml': Buffer.from(
          `<w:document><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      });
    const script = await keep('a.docx', text('&lt;script&gt;alert(1)&lt;/script&gt;'));
    expect(await ask(script.id)).toEqual({ kind: 'text', text: '<script>alert(1)</script>' });
    const long = await ask((await keep('b.docx', text('Wort '.repeat(2_000)))).id);
    expect(long).toMatchObject({ kind: 'text', text: expect.stringMatching(/Wort …$/) });
  });

  test('REACH-01 of an empty page, an empty text and a file that went bad there is none', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const empty = await PDFDocument.create();
    empty.addPage();
    const blank = await keep('a.pdf', Buffer.from(await empty.save()));
    expect(await ask(blank.id)).toEqual({ kind: 'none' });
    expect(await ask((await keep('b.docx', word())).id)).toEqual({ kind: 'none' });
    const { id } = await keep('c.pdf', await pdf());
    const [row] = await api.db.select().from(papers).where(eq(papers.id, id));
    const sealed = sealStore(store, servicesOf(api).secondFactorKeys);
    await sealed.write(row?.storageKey ?? '', Buffer.from('%PDF-1.7 x'));
    expect(await ask(id)).toEqual({ kind: 'none' });
  });
});

test('REACH-01 a PDF is kept with its pages, encrypted, and comes back as it was, as a file', async () => {
  const bytes = await pdf();
  const paper = await keep('Mein Lebenslauf', bytes);
  expect(paper).toMatchObject({
    name: 'Mein Lebenslauf.pdf',
    media_type: 'application/pdf',
    pages: 1,
    bytes: bytes.length,
    checked: 'clean',
  });
  for (const stored of files.values()) {
    expect(Buffer.from(stored).includes('%PDF')).toBe(false);
  }
  const answer = await ownFile(paper.id);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-disposition':
      'attachment; filename="Mein Lebenslauf.pdf"; filename*=UTF-8\'\'Mein%20Lebenslauf.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store, private',
  });
});

test.each([
  ['../../etc/passwd.png', 'etc passwd.png'],
  ['.hidden.png', 'hidden.png'],
  ['CON.png', 'CON_.png'],
  ['com1.alt.png', 'com1_.alt.png'],
  ['Konrad.png', 'Konrad.png'],
  ['...png', 'Unterlage.png'],
  [`a${'😀'.repeat(70)}.png`, `a${'😀'.repeat(59)}….png`],
])(
  'REACH-01 jobs-142 a file called %p is kept as %p, which every folder can hold',
  async (given, kept) => {
    const paper = await keep(given, png);
    expect(paper.name).toBe(kept);
    expect((await ownFile(paper.id)).statusCode).toBe(200);
  },
);

test('REACH-01 a Word document is kept, a picture without what the camera wrote into it', async () => {
  expect(await keep('Zeugnis.docx', word())).toMatchObject({ name: 'Zeugnis.docx', pages: null });
  const { Transformer } = await import('@napi-rs/image');
  const jpeg = await new Transformer(png).jpeg();
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08 50.94N 6.96E');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const photo = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  const { id, name } = await keep('IMG_0815.JPEG', photo);
  expect(name).toBe('IMG_0815.jpeg');
  const { rawPayload } = await ownFile(id);
  expect(rawPayload.includes('50.94N')).toBe(false);
  expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test('REACH-01 named, replaced, deleted; files go after what no longer names them', async () => {
  const { id } = await keep('a.png', png);
  const renamed = await api.send(
    'PATCH /paper/{id}',
    { params: { id }, body: { name: 'Foto: Köln/Süd' } },
    'candidate',
  );
  expect(renamed.body.name).toBe('Foto Köln Süd.png');
  const bytes = await pdf();
  expect(await keep('b.pdf', bytes, { replaces: id })).toMatchObject({ id, name: 'b.pdf' });
  expect(await list()).toHaveLength(1);
  const services = { ...servicesOf(api), papers: { store, scan: async () => 'clean' as const } };
  const work = openWork(services);
  await workOff(work, ['delete-file']);
  expect(files.size).toBe(1);
  await api.send('DELETE /paper/{id}', { params: { id } }, 'candidate');
  expect(await list()).toEqual([]);
  await workOff(work, ['delete-file']);
  expect([...files.keys()]).toEqual([]);
});

const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000)]);
/** The first box of such a file. */
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
const BROKEN_PDF = Buffer.from('%PDF-1.7\nnothing of a document');

test.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a damaged PDF', 'a.pdf', () => BROKEN_PDF, /beschädigt/],
  ['a picture cut short', 'a.png', () => png.subarray(0, 40), /beschädigt/],
  ['text called PDF', 'a.pdf', () => Buffer.from('Guten Tag'), /beschädigt/],
  ['a program', 'a.exe', () => Buffer.from(`MZ${'\0'.repeat(200)}`), /Möglich sind PDF/],
  [
    'a program called PDF',
    'a.pdf',
    () => Buffer.from(`MZ${'\0'.repeat(200)}`),
    /in Wahrheit „\.exe“/,
  ],
  ['a double extension', 'a.pdf.exe', () => pdf(), /heißt „\.exe“/],
  ['a disguised picture', 'a.pdf', () => png, /ist aber in Wahrheit „\.png“/],
  ['an old Word file', 'a.doc', () => DOC, /altes Word-Format/],
  ['a Word file with a password', 'a.docx', () => DOC, /Passwort/],
  ['a photograph of an iPhone', 'a.jpg', () => HEIC, /Maximale Kompatibilität/],
  ['macros', 'a.docx', () => word({ 'word/vbaProject.bin': png }), /Makros/],
])(
  'REACH-02 %s is refused with a sentence, what was kept before stays',
  async (_, name, make, text) => {
    await keep('gut.png', png);
    const { status, body } = await upload(name, await make());
    expect([status, body]).toEqual([400, expect.objectContaining({ param: 'file' })]);
    expect((body as { message: string }).message).toMatch(text);
    expect(await list()).toHaveLength(1);
    expect(await api.db.$count(paperUploads)).toBe(0);
  },
);

test('REACH-02 more than 10 MB, and more than 50 MB together, are refused before anything is sent', async () => {
  const begin = (bytes: number) =>
    api.sendRaw(
      'POST /paper_upload',
      { body: { name: 'a.pdf', bytes, fingerprint: '1' } },
      'candidate',
    );
  expect((await begin(10_485_761)).body).toMatchObject({
    message: 'Die Datei ist größer als 10 MB.',
  });
  const { id } = await keep('a.png', png);
  await api.db
    .update(papers)
    .set({ bytes: PAPERS_MAX_BYTES - 10 })
    .where(eq(papers.id, id));
  expect((await begin(11)).status).toBe(409);
  expect((await begin(10)).status).toBe(200);
});

test('REACH-02 an upload that was broken off goes on where it was; a part sent twice counts once', async () => {
  const bytes = Buffer.concat([await pdf(), Buffer.alloc(PAPER_CHUNK_BYTES, '\n')]);
  const body = { name: 'a.pdf', bytes: bytes.length, fingerprint: '7' };
  const first = await api.send('POST /paper_upload', { body }, 'candidate');
  const { id } = first.body;
  const part = (offset: number) => ({
    params: { id },
    body: {
      offset,
      content: bytes.subarray(offset, offset + PAPER_CHUNK_BYTES).toString('base64'),
    },
  });
  await api.send('PUT /paper_upload/{id}', part(0), 'candidate');
  const again = await api.send('POST /paper_upload', { body }, 'candidate');
  expect(again.body).toEqual({ id, received: PAPER_CHUNK_BYTES });
  const twice = await api.send('PUT /paper_upload/{id}', part(0), 'candidate');
  expect(twice.body.received).toBe(PAPER_CHUNK_BYTES);
  const early = await api.sendRaw(
    'POST /paper_upload/{id}/finish',
    { params: { id } },
    'candidate',
  );
  expect(early.status).toBe(409);
  await api.send('PUT /paper_upload/{id}', part(PAPER_CHUNK_BYTES), 'candidate');
  const { body: paper } = await api.send(
    'POST /paper_upload/{id}/finish',
    { params: { id } },
    'candidate',
  );
  expect((await ownFile(paper.id)).rawPayload.equals(bytes)).toBe(true);
});

test('REACH-02 an infected file is refused; a scanner that does not answer keeps what has arrived', async () => {
  scan = async () => 'infected';
  expect(await upload('a.png', png)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Schadprogramm') },
  });
  scan = () => Promise.reject(new Error('away'));
  expect((await upload('a.png', png)).status).toBe(503);
  expect(await list()).toEqual([]);
  scan = async () => 'clean';
  expect((await upload('a.png', png)).status).toBe(200);
});

/** Speaks as ClamAV does. */
function clamav(
  answer: string,
): Promise<{ server: Server; address: string; received: () => Buffer }> {
  const parts: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (part) => {
      parts.push(part);
      if (Buffer.concat(parts).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({ server, address: `127.0.0.1:${port}`, received: () => Buffer.concat(parts) });
    }),
  );
}

test.each([
  ['stream: OK\0', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
])('REACH-02 ClamAV says %j: %s', async (answer, verdict) => {
  const { server, address, received } = await clamav(answer);
  expect(await clamavScan(address)(Buffer.from('EICAR'))).toBe(verdict);
  expect(received().toString('latin1')).toBe('zINSTREAM\0\0\0\0\x05EICAR\0\0\0\0');
  server.close();
});

describe('sent along', () => {
  const { paidCandidate } = testUsers;
  let sent: number;

  async function attach(): Promise<Paper> {
    const paper = await keep('Zeugnis.png', png);
    await api.db
      .update(papers)
      .set({ usersId: paidCandidate.usersId })
      .where(eq(papers.id, paper.id));
    const { body } = await api.send(
      'POST /message',
      {
        body: {
          message: 'Anbei.',
          communication_id: CONVERSATION_ID,
          type: 'outreach',
          paper_ids: [paper.id],
        },
      },
      'paidCandidate',
    );
    sent = body._papers?.[0]?.id ?? 0;
    return paper;
  }

  test('REACH-01 names that most folders take for one are told apart in the ZIP file', async () => {
    const papersOfMessage = [
      await keep('Zeugnis.png', png),
      await keep('zeugnis.png', png),
      await keep('ZEUGNIS (2).png', png),
    ];
    const ids = papersOfMessage.map(({ id }) => id);
    await api.db
      .update(papers)
      .set({ usersId: paidCandidate.usersId })
      .where(inArray(papers.id, ids));
    const body = {
      message: 'Anbei.',
      communication_id: CONVERSATION_ID,
      type: 'outreach',
      paper_ids: ids,
    } as const;
    await api.send('POST /message', { body }, 'paidCandidate');
    const whole = { params: { id: CONVERSATION_ID } };
    const { body: link } = await api.send('POST /communication/{id}/papers_link', whole, 'company');
    const { unzipSync } = await import('fflate');
    const names = Object.keys(unzipSync((await download(link.url)).rawPayload));
    expect(names).toHaveLength(3);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  });

  test('REACH-01 that employer alone sees, opens and takes all of them as one file', async () => {
    const paper = await attach();
    const { body } = await api.send(
      'GET /message',
      { query: { communication_id: CONVERSATION_ID } },
      'company',
    );
    expect(body.at(-1)?._papers).toEqual([
      { id: sent, paper: expect.objectContaining({ name: 'Zeugnis.png' }) },
    ]);
    const own = { params: { id: sent } };
    const { body: link } = await api.send('POST /message_paper/{id}/link', own, 'company');
    expect((await download(link.url)).rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const whole = { params: { id: CONVERSATION_ID } };
    const { body: all } = await api.send('POST /communication/{id}/papers_link', whole, 'company');
    const { unzipSync } = await import('fflate');
    expect(Object.keys(unzipSync((await download(all.url)).rawPayload))).toEqual(['Zeugnis.png']);
    const asPdf = { ...whole, query: { as: 'pdf' as const } };
    const { body: one } = await api.send('POST /communication/{id}/papers_link', asPdf, 'company');
    const pdfFile = await download(one.url);
    expect(pdfFile.headers['content-disposition']).toContain('filename="Unterlagen.pdf"');
    expect(pdfFile.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const as of ['privateEmployer', 'candidate'] as const) {
      expect((await api.sendRaw('POST /message_paper/{id}/link', own, as)).status).toBe(404);
      for (const sample of [whole, asPdf]) {
        const answer = await api.sendRaw('POST /communication/{id}/papers_link', sample, as);
        expect(answer.status).toBe(404);
      }
    }
    // Withdrawn: gone for the employer as well, and the link from before leads nowhere.
    await api.send('DELETE /paper/{id}', { params: { id: paper.id } }, 'paidCandidate');
    expect((await download(link.url)).statusCode).toBe(404);
    expect((await download(one.url)).statusCode).toBe(404);
    const { body: after } = await api.send(
      'GET /message',
      { query: { communication_id: CONVERSATION_ID } },
      'company',
    );
    expect(after.at(-1)?._papers).toEqual([{ id: sent, paper: null }]);
  });

  test('REACH-01 a link ends after five minutes and cannot be forged', async () => {
    await attach();
    const { body } = await api.send(
      'POST /message_paper/{id}/link',
      { params: { id: sent } },
      'company',
    );
    expect((await download(body.url)).statusCode).toBe(200);
    expect((await download(`${body.url.slice(0, -3)}AAA`)).statusCode).toBe(404);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 301_000);
    expect((await download(body.url)).statusCode).toBe(404);
    api.clock.now = before;
  });

  test('REACH-01 nobody sends papers of others', async () => {
    const { id } = await keep('a.png', png);
    const before = await api.db.$count(messagePapers);
    const body = { ...samples['POST /message'].body, client_key: undefined, paper_ids: [id] };
    expect((await api.sendRaw('POST /message', { body }, 'company')).status).toBe(404);
    expect(await api.db.$count(messagePapers)).toBe(before);
  });
});
