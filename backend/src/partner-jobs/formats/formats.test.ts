import { readHrBaXml } from './hr-ba-xml.ts';
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
        <CountryCode>DE</CountryCode><PostalCode>50667</PostalCode>
      </Location></JobPositionLocation></JobPositionDescription>
    </JobPositionInformation>
  </ba:JobPositionPosting>`;
const feed = (data: string) =>
  `<?xml version="1.0"?><!-- x --><HRBAXMLJobPositionPosting><Header><Amount>1</Amount></Header><Data>${data}</Data></HRBAXMLJobPositionPosting>`;

test('TRUST-01 HR-BA-XML in the fields that are described', () => {
  expect(readHrBaXml(feed(job('Empfang')))).toEqual([
    {
      title: 'Empfang',
      employer: 'Müller & Co',
      description: '<p>Sie helfen.</p>',
      postalCode: '50667',
      homeoffice: false,
      url: 'https://a.example/1',
      publishedAt: '2026-11-01',
      expiresAt: '2026-12-31',
    },
  ]);
});

test('jobs-101 the next site stands in for one that is missing; what is no job is left out', () => {
  expect(readHrBaXml(feed(job('Empfang', '')))[0]?.url).toBe('https://firma.example');
  const abroad = job('Wien').replace('>DE<', '>AT<');
  const data = `${job('')}${abroad}<DeleteEntry><EntryId>3</EntryId></DeleteEntry>${job('Büro')}`;
  expect(readHrBaXml(feed(data)).map(({ title }) => title)).toEqual(['Büro']);
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

test('TRUST-01 JSON as documented; full time and what is no job are left out', () => {
  const one = { title: 'Empfang', url: 'https://a.example/1', company: 'Kanzlei', remote: true };
  const jobs = [one, { ...one, part_time: false }, { title: 7 }, null, { url: 'https://x' }];
  expect(readJson(JSON.stringify({ jobs }))).toEqual([
    {
      title: 'Empfang',
      employer: 'Kanzlei',
      description: '',
      postalCode: null,
      homeoffice: true,
      url: 'https://a.example/1',
      publishedAt: null,
      expiresAt: null,
    },
  ]);
});

test.each(['', '[]', '{"jobs":{}}', '<html>'])('jobs-101 %j is no feed', (text) => {
  expect(() => readJson(text)).toThrow();
});
