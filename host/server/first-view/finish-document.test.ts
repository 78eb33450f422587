import { brotliDecompressSync } from 'node:zlib';
import { buildDocumentFrame, type RenderedView } from './document-frame.ts';
import { createDocumentFinisher } from './finish-document.ts';

const compose = ({ html, first, queries, styles }: RenderedView) => {
  const end = html.indexOf('</style>') + '</style>'.length;
  const made = html.startsWith('<style') ? html.slice(0, end) : '';
  return `<a>${styles.host}</a><b>${styles.page}</b>${made}|${html.slice(made.length)}|${first.route}|${queries}.`;
};
const first = { route: '/jobs', user: null, kept: {}, display: null };
const known = (text: string | null) => ({
  host: [{ key: 'host/1/a.css', text: text && '.a{top:0}.b{top:0}' }],
  page: [{ key: 'jobs/1/b.css', text: text && '.a{top:1px}.b{top:1px}' }],
});
const rendered = `[["a","</script>"]]\n<style data-emotion="sj">.x{}</style><p class="a" style="top:0">$& $1 slot-page</p>`;

test('VIEW-07 a document is the same, whether its page is known before it is composed or after', () => {
  const { prepare, finish } = createDocumentFinisher();
  const task = {
    frame: buildDocumentFrame(compose, first, true),
    packing: { kind: 'none' } as const,
    head: { title: 'Titel', product: 'silverjobs', origin: '' },
  };
  const expected = `<a>.a{top:0}</a><b>.a{top:1px}</b><style data-emotion="sj">.x{}</style>|<p class="a" data-sj-style="top:0">$& $1 slot-page</p>|/jobs|[["a","\\u003c/script\\u003e"]].`;
  prepare({ ...task, sheets: known('given') });
  expect(finish(rendered, { ...task, sheets: known(null) })).toEqual({ output: expected });
  const pack = (hurried: boolean) => {
    const brotli = { ...task, sheets: known(null), packing: { kind: 'brotli' } as const };
    const packed = finish(rendered, brotli, hurried).output as Uint8Array<ArrayBuffer>;
    // As it is handed to another thread: with its room, and without anybody else's.
    return structuredClone(packed, { transfer: [packed.buffer] });
  };
  for (const hurried of [false, true, false]) {
    expect(brotliDecompressSync(pack(hurried)).toString()).toBe(expected);
  }
});

test('VIEW-02 what is unfinished, or has a style sheet that nobody has given, is no document', () => {
  const { prepare, finish } = createDocumentFinisher();
  const task = {
    frame: buildDocumentFrame(compose, first, false),
    packing: { kind: 'none' } as const,
    head: { title: 'Titel', product: 'silverjobs', origin: '' },
  };
  expect(() => finish('[]\n<p></p>', { ...task, sheets: known(null) })).toThrow('not known');
  prepare({ ...task, sheets: known('given') });
  expect(() => finish('[]\n<!--$!-->', { ...task, sheets: known(null) })).toThrow(
    'not be rendered',
  );
});

test('PUB-09 a document for everybody has a tag of its content, whatever nonce was drawn', () => {
  const { prepare, finish } = createDocumentFinisher();
  const tagOf = (nonce: string, html: string) => {
    const task = {
      frame: buildDocumentFrame((view) => `<b nonce="${nonce}">${compose(view)}`, first, false),
      packing: { kind: 'brotli' } as const,
      head: { title: 'Titel', product: 'silverjobs', origin: '' },
      sheets: known('given'),
      nonce,
    };
    prepare(task);
    return finish(`[]\n${html}`, task).tag;
  };
  expect(tagOf('n1', '<p>A</p>')).toBe(tagOf('n2', '<p>A</p>'));
  expect(tagOf('n1', '<p>A</p>')).not.toBe(tagOf('n1', '<p>B</p>'));
});
