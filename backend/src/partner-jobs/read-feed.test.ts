import type { PartnerFeed } from './feed.ts';
import { type FeedPart, work as readFeed } from './read-feed.ts';

const now = new Date(Date.UTC(2026, 10, 26, 9));
/** Those whose feeds hold more than a table does. */
type Format = Extract<PartnerFeed['format'], 'json' | 'hr-ba-xml'>;

async function read(bytes: Uint8Array, format: Format, contentType?: string) {
  const parts: FeedPart[] = [];
  for await (const part of readFeed({ fetched: { bytes, contentType }, format, now })) {
    parts.push(part);
  }
  const postings = parts.flatMap((part) => ('postings' in part ? part.postings : []));
  const { leftOut = {} } = parts.find((part) => 'leftOut' in part) ?? {};
  return { titles: postings.map(({ title }) => title), postings, leftOut };
}

/** A record as its feed writes it. */
const RECORD: Readonly<Record<Format, (title: string) => string>> = {
  json: (title) => JSON.stringify({ title, company: 'Café Größe', url: 'https://a.example/1' }),
  'hr-ba-xml': (title) => `<JobPositionPosting><HiringOrg><HiringOrgName>Café Größe</HiringOrgName>
    <ProfileWebSite>https://a.example</ProfileWebSite></HiringOrg><JobPositionInformation>
    <JobPositionTitleDescription>${title}</JobPositionTitleDescription></JobPositionInformation>
    </JobPositionPosting>`,
};
const documentOf = (format: Format, records: readonly string[], declared = '') =>
  format === 'json'
    ? `{"jobs":[${records.join(',')}]}`
    : `<?xml version="1.0"${declared && ` encoding="${declared}"`}?>
       <HRBAXMLJobPositionPosting><Data>${records.join('')}</Data></HRBAXMLJobPositionPosting>`;

/** Ways to write a text as bytes; each has the letters of the titles below. */
const BYTES: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16le with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  'utf-16be with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'iso-8859-1': (text) => Buffer.from(text, 'latin1'),
  'windows-1252': (text) => Buffer.from(text, 'latin1'),
  'iso-8859-15': (text) => Buffer.from(text, 'latin1'),
};
const TITLES = [
  'Verkäufer/in für Öle',
  'Straßenkehrer',
  'Maître d’hôtel'.replace('’', "'"),
  'Büro',
];
const FORMATS: readonly Format[] = ['json', 'hr-ba-xml'];

describe.each(FORMATS)('%s', (format) => {
  const records = TITLES.map(RECORD[format]);

  test.each(Object.entries(BYTES))('TRUST-27 in %s keeps its letters', async (name, write) => {
    const label = name.split(' ')[0] ?? '';
    // JSON declares nothing itself: HTTP does.
    const http = [`application/x; charset=${label}`, `text/x;charset="${label.toUpperCase()}"`];
    for (const contentType of format === 'json' ? http : [undefined, ...http]) {
      const isWide = label.startsWith('utf');
      const declared = isWide && contentType ? '' : label;
      const found = await read(write(documentOf(format, records, declared)), format, contentType);
      expect(found.titles).toEqual(TITLES);
      expect(found.postings[0]?.employer).toBe('Café Größe');
    }
  });

  const BAD: Readonly<Record<Format, Readonly<Record<string, string>>>> = {
    json: {
      null: 'null',
      'a number': '7',
      'a list': '[[]]',
      'no address': '{"title":"x"}',
      'a title that is a number': '{"title":7,"url":"https://a.example/1"}',
      'half a sign': '{"title":"a\\ud83d","url":"https://a.example/1"}',
      'an address of a script': '{"title":"x","url":"javascript:alert(1)"}',
      'a date that is none': '{"title":"x","url":"https://a.example/1","expires_at":"32.13.2026"}',
      'a date that is an object': '{"title":"x","url":"https://a.example/1","expires_at":{}}',
      'a job of last year': '{"title":"x","url":"https://a.example/1","expires_at":"31.12.2025"}',
      'a prototype': '{"__proto__":{"title":"x"},"constructor":1}',
      'a deep nest': `${'['.repeat(500)}${']'.repeat(500)}`,
    },
    'hr-ba-xml': {
      nothing: '<JobPositionPosting/>',
      'no title': RECORD['hr-ba-xml'](' '),
      'a sign that no text has': RECORD['hr-ba-xml']('a&#0;b'),
      'a tag that is not closed': RECORD['hr-ba-xml']('<b>fett'),
      'tags that cross': RECORD['hr-ba-xml']('<b><i>x</b></i>'),
      'an attribute without a value': RECORD['hr-ba-xml']('<b x=>y</b>'),
      'a job elsewhere': RECORD['hr-ba-xml']('Wien').replace(
        '</JobPositionInformation>',
        '<JobPositionDescription><JobPositionLocation><Location><CountryCode>FR</CountryCode></Location></JobPositionLocation></JobPositionDescription></JobPositionInformation>',
      ),
    },
  };

  test.each(Object.entries(BAD[format]))(
    'TRUST-26 %s costs itself alone, wherever it stands, and is counted',
    async (_, bad) => {
      for (let at = 0; at <= records.length; at += 1) {
        for (const count of [1, 2]) {
          const all = records.toSpliced(at, 0, ...Array<string>(count).fill(bad));
          const found = await read(Buffer.from(documentOf(format, all)), format);
          expect(found.titles.toSorted()).toEqual(TITLES.toSorted());
          const counted = Object.values(found.leftOut).reduce((sum, one) => sum + one, 0);
          expect(counted).toBe(count);
        }
      }
    },
  );

  test('TRUST-26 one byte that is no letter of the encoding costs one job', async () => {
    const bytes = Buffer.from(documentOf(format, records));
    const at = bytes.indexOf('Straßenkehrer');
    bytes[at + 2] = 0xff;
    const found = await read(bytes, format);
    expect(found.titles).toEqual(TITLES.filter((title) => title !== 'Straßenkehrer'));
    expect(found.leftOut).toEqual({ unreadable: 1 });
  });

  test('TRUST-27 TRUST-28 wherever a feed is cut off, it is refused and tells of no job', async () => {
    const whole = Buffer.from(documentOf(format, records));
    for (let length = 0; length < whole.length; length += 7) {
      await expect(read(whole.subarray(0, length), format)).rejects.toThrow();
    }
  });
});

test.each([
  ["'&' in plain text", 'Müller & Co', 'Müller & Co'],
  ["'<' in plain text", '<20 Stunden', '<20 Stunden'],
  ["'<' before a blank", 'Alter < 70', 'Alter < 70'],
  ['entities of HTML', 'Caf&eacute; &amp; B&uuml;ro', 'Café & Büro'],
  ['numbers of signs', 'H&#252;ter &#x1F600;', 'Hüter 😀'],
  ['text in CDATA', '<![CDATA[R&D <20]]>', 'R&D <20'],
  ['an end of CDATA in CDATA', 'a <![CDATA[b]]]]><![CDATA[>c]]>', 'a b]]>c'],
  ['a comment', 'Pforte <!-- <b> & "so" -->nachts', 'Pforte nachts'],
  ['line breaks', 'Pforte\r\n   nachts', 'Pforte nachts'],
  ['a control sign', 'Pfor\u0000te\u0007', 'Pforte'],
])('TRUST-26 TRUST-27 XML with %s is read, beside others', async (_, written, title) => {
  const records = [...TITLES, written].map(RECORD['hr-ba-xml']);
  const found = await read(Buffer.from(documentOf('hr-ba-xml', records)), 'hr-ba-xml');
  expect(found.titles.toSorted()).toEqual([...TITLES, title].toSorted());
});

test.each([
  ['a DOCTYPE', '<!DOCTYPE HRBAXMLJobPositionPosting>'],
  ['one of a file', '<!DOCTYPE x SYSTEM "http://a.example/x>y.dtd">'],
  [
    'one with declarations',
    "<!DOCTYPE x [<!ELEMENT x (#PCDATA)> <!-- > ]> --> <!ATTLIST x y CDATA '>'>]>",
  ],
  ['instructions', '<?xml-stylesheet href="a>b"?><?php echo 1 ?>'],
  ['comments', '<!-- <!ENTITY a "b"> --> <!-- <JobPositionPosting> -->'],
])('TRUST-27 XML that begins with %s is read', async (_, prolog) => {
  const document = documentOf('hr-ba-xml', TITLES.map(RECORD['hr-ba-xml'])).replace(
    '?>',
    `?>${prolog}`,
  );
  expect((await read(Buffer.from(document), 'hr-ba-xml')).titles).toEqual(TITLES);
});

test('TRUST-27 XML with another prefix, attributes and several blocks is read', async () => {
  const [first = '', ...rest] = TITLES.map(RECORD['hr-ba-xml']);
  const blocks = `${first}</Data><Data>${rest.join('')}`;
  const document = documentOf('hr-ba-xml', [blocks])
    .replace('<HRBAXML', '<HRBAXML')
    .replaceAll(/<(\/?)([A-Z]\w+)/g, '<$1ba:$2')
    .replaceAll('<ba:Data>', `<ba:Data\n a='1 > 0' b="it's" xmlns:ba="urn:x">`);
  expect((await read(Buffer.from(document), 'hr-ba-xml')).titles).toEqual(TITLES);
});

test.each([
  ['entities', '<!DOCTYPE x [<!ENTITY a "aaaa">]>'],
  [
    'them behind something else',
    '<!DOCTYPE x [<!ELEMENT x ANY><!-- ]> --><!ENTITY % a SYSTEM "file:///x">]>',
  ],
])('TRUST-27 XML that declares %s is refused', async (_, prolog) => {
  const document = documentOf('hr-ba-xml', TITLES.map(RECORD['hr-ba-xml'])).replace(
    '?>',
    `?>${prolog}`,
  );
  await expect(read(Buffer.from(document), 'hr-ba-xml')).rejects.toThrow('declares entities');
});
