import { readCsv } from './csv.ts';
import { readHrBaXml } from './hr-ba-xml.ts';
import { readIndeedXml } from './indeed-xml.ts';
import { readJson } from './json.ts';

const job = (
  title: string,
  site = '<JobContactWebSite>https://a.example/1</JobContactWebSite>',
) => `
  <ba:JobPositionPosting id="1">
    <JobPositionPostingId>1</JobPositionPostingId>
    <HiringOrg><HiringOrgName>M&#252;ller &amp; Co</HiringOrgName>
      <ProfileWebSite>https://firma.example</ProfileWebSite></HiringOrg>
    <PostDetail><StartDate>2026-11-01</StartDate><EndDate><Date>2026-12-31</Date></EndDate>
      <PostedBy><Contact>${site}</Contact></PostedBy></PostDetail>
    <JobPositionInformation>
      <JobPositionTitle><TitleCode>7</TitleCode><Degree/></JobPositionTitle>
      <JobPositionTitleDescription>${title}</JobPositionTitleDescription>
      <Objective><![CDATA[<p>Sie helfen.</p>]]></Objective>
      <JobPositionDescription><JobPositionLocation><Location>
        <CountryCode>DE</CountryCode><PostalCode>50667</PostalCode><StreetName>Domstraße 7</StreetName>
      </Location></JobPositionLocation></JobPositionDescription>
      <NumberToFill>2</NumberToFill><AssignmentStartDate>2027-02-01</AssignmentStartDate>
    </JobPositionInformation>
  </ba:JobPositionPosting>`;
const feed = (data: string) =>
  `<?xml version="1.0"?><!-- x --><HRBAXMLJobPositionPosting><Header><Amount>1</Amount></Header><Data>${data}</Data></HRBAXMLJobPositionPosting>`;

test('TRUST-27 HR-BA-XML in the fields that are described', () => {
  expect(readHrBaXml(feed(job('Empfang'))).postings).toEqual([
    {
      externalId: '1',
      title: 'Empfang',
      employer: 'Müller & Co',
      description: '<p>Sie helfen.</p>',
      postalCode: '50667',
      homeoffice: false,
      urls: ['https://a.example/1', 'https://firma.example'],
      publishedAt: '2026-11-01',
      expiresAt: '2026-12-31',
      terms: { places: '2', startsOn: '2027-02-01', street: 'Domstraße 7' },
    },
  ]);
});

test('jobs-101 the next site stands in for one that is missing; what is no job is left out and said', () => {
  expect(readHrBaXml(feed(job('Empfang', ''))).postings[0]?.urls).toEqual([
    'https://firma.example',
  ]);
  const abroad = job('Wien').replace('>DE<', '>FR<');
  const data = `${abroad}<DeleteEntry><EntryId>3</EntryId></DeleteEntry>${job('Büro')}`;
  const { postings, leftOut, deleted } = readHrBaXml(feed(data));
  expect(postings.map(({ title }) => title)).toEqual(['Büro']);
  expect([leftOut, deleted]).toEqual([['abroad'], null]);
});

test('TRUST-27 a page of the job in InternetReference leads there, before the pages of the company', () => {
  const own = job('Empfang', '').replace(
    '</PostDetail>',
    '<InternetReference>https://a.example/stelle/1</InternetReference></PostDetail>',
  );
  expect(readHrBaXml(feed(own)).postings[0]?.urls).toEqual([
    'https://a.example/stelle/1',
    'https://firma.example',
  ]);
});

test('TRUST-27 the jobs of several Data blocks are all read', () => {
  const two = feed(`${job('Empfang')}</Data><Data>${job('Büro')}`);
  expect(readHrBaXml(two).postings.map(({ title }) => title)).toEqual(['Empfang', 'Büro']);
});

test('TRUST-27 a differential load says so, with what is gone', () => {
  const data = `${job('Empfang')}<DeleteEntry><EntryId>3</EntryId></DeleteEntry>`;
  const partial = feed(data).replace('<Header>', '<Header><TypeOfLoad>D</TypeOfLoad>');
  expect(readHrBaXml(partial)).toMatchObject({ postings: [{ title: 'Empfang' }], deleted: ['3'] });
});

test.each(['D', 'd', 'DEU', 'Deutschland', ''])('TRUST-27 the country %j is Germany', (country) => {
  const { postings } = readHrBaXml(feed(job('Empfang').replace('>DE<', `>${country}<`)));
  expect(postings).toHaveLength(1);
});

test('TRUST-27 legal XML is read: a > in an attribute, a DOCTYPE without entities, HTML as elements', () => {
  const { postings } = readHrBaXml(
    feed(job('Empfang'))
      .replace(
        '<!-- x -->',
        '<!-- <a> <!ENTITY --><!DOCTYPE HRBAXMLJobPositionPosting SYSTEM "x.dtd">',
      )
      .replace('id="1"', 'id="1 > 0" xml:lang="de"')
      .replace(
        '<![CDATA[<p>Sie helfen.</p>]]>',
        '<p>Sie <b>helfen</b> &lt;20 Stunden.</p><p>Gern.</p>',
      ),
  );
  expect(postings[0]?.description).toBe('<p>Sie <b>helfen</b> <20 Stunden.</p><p>Gern.</p>');
});

test.each([
  ['no XML', 'Seite nicht gefunden'],
  ['another document', '<html><body></body></html>'],
  ['cut off', feed(job('Empfang')).slice(0, -40)],
  ['crossed tags', '<HRBAXMLJobPositionPosting><Data></HRBAXMLJobPositionPosting></Data>'],
  ['deep', '<a>'.repeat(100)],
  [
    'entities that blow up or read files',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>${feed(job('&b;'))}`,
  ],
])('jobs-101 %s is refused', (_, text) => {
  expect(() => readHrBaXml(text)).toThrow();
});

test('TRUST-27 JSON as documented; full time and what is no job are left out and said', () => {
  const one = { title: 'Empfang', url: 'https://a.example/1', company: 'Kanzlei', remote: true };
  const jobs = [one, { ...one, part_time: false }, { title: 7 }, null, { url: 'https://x' }];
  expect(readJson(JSON.stringify({ jobs }))).toEqual({
    postings: [
      {
        externalId: null,
        title: 'Empfang',
        employer: 'Kanzlei',
        description: '',
        postalCode: null,
        homeoffice: true,
        urls: ['https://a.example/1'],
        publishedAt: null,
        expiresAt: null,
      },
    ],
    leftOut: ['full-time', 'unreadable', 'unreadable', 'unreadable'],
    deleted: null,
  });
});

test('TRUST-27 numbers stand for their digits: postal code, name and date', () => {
  const jobs = [
    { id: 7, title: 'E', url: 'https://a.example/1', postal_code: 1067, expires_at: 1796083200 },
  ];
  expect(readJson(JSON.stringify({ jobs })).postings).toMatchObject([
    { externalId: '7', postalCode: '01067', expiresAt: '1796083200' },
  ]);
});

test.each(['', '[]', '{"jobs":{}}', '<html>'])('jobs-101 %j is no feed', (text) => {
  expect(() => readJson(text)).toThrow();
});

test('REACH-10 a table is read as Excel and others write it', () => {
  const rows = [
    ['ID;Titel;PLZ;Link', '7;Empfang;50667;https://a.example/1'],
    ['sep=,', 'Title,Reference Number,ZIP,URL', 'Empfang,7,50667,https://a.example/1'],
    ['link\tplz\tTITEL\tkennung', 'https://a.example/1\t50667\tEmpfang\t7'],
    [
      '"Titel";"Kennung";"Postleitzahl";"URL"',
      '"Empfang";"7";"50667";"https://a.example/1"',
      ';;;',
    ],
  ];
  for (const lines of rows) {
    expect(readCsv(lines.join('\r\n')).postings).toMatchObject([
      { externalId: '7', title: 'Empfang', postalCode: '50667', urls: ['https://a.example/1'] },
    ]);
  }
});

test('REACH-10 cells of a table hold signs, lines and quotes; formulas are text', () => {
  const text =
    'Titel;Beschreibung;Stunden\n"Empfang; ""Tag""";"Zeile 1\nZeile 2";=1+1\nBüro;zu;viel;hier';
  expect(readCsv(text).postings).toMatchObject([
    { title: 'Empfang; "Tag"', description: 'Zeile 1\nZeile 2', terms: { hours: '=1+1' } },
    { title: 'Büro', description: 'zu' },
  ]);
});

test('REACH-10 what is no table of titles is refused', () => {
  expect(() => readCsv('Name;Ort\nx;y')).toThrow();
  expect(() => readCsv('')).toThrow();
});

test('REACH-10 Indeed-XML: one broken job costs itself, pay and country are read', () => {
  const job = (inner: string) => `<job><title>Empfang</title>${inner}</job>`;
  const feed = `<source>${job('<country>AT</country><postalcode>5020</postalcode><salary>€15 - €17.50 per hour</salary>')}${job(
    '<country>US</country>',
  )}${job('<b>')}</source>`;
  expect(readIndeedXml(feed)).toMatchObject({
    postings: [
      { postalCode: 'A-5020', terms: { payFrom: '15', payTo: '17.50', payUnit: 'per hour' } },
    ],
    leftOut: ['abroad', 'unreadable'],
  });
  expect(() => readIndeedXml('<html><body></body></html>')).toThrow();
});
