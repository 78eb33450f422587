import {
  breadcrumbsOf,
  jobPostingOf,
  organizationOfSite,
  structuredDataText,
  websiteOf,
} from '@silverjobs/contract/structured-data';
import type { OpenDatabase } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { createDemo } from '../demo/create-demo.ts';
import * as demoData from '../demo/index.ts';
import * as reference from '../reference/index.ts';
import { seedDatabase } from '../seed/seed.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loadWholeJobs, type WholeJob } from './load-public-job.ts';

// The reference data and 700 jobs are written first.
jest.setTimeout(120_000);

const site = { origin: 'https://test.example', name: 'silverjobs' };
const now = new Date('2026-11-21T02:00:00Z');

let database: OpenDatabase;
let jobs: WholeJob[];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDatabase(database, reference, { now, demo: createDemo(demoData, 700) });
  const rows = await database.db.select({ id: jobDemands.id }).from(jobDemands);
  jobs = await loadWholeJobs(
    { db: database.db, warn: console.warn },
    rows.map(({ id }) => id),
  );
});
afterAll(() => database.close());

/** Google's list for job postings (developers.google.com, as of November 2026). */
const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization'];
const EMPLOYMENT = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** By the letters before a postal code. */
const ABROAD: Record<string, { country: string; currency: string }> = {
  A: { country: 'AT', currency: 'EUR' },
  CH: { country: 'CH', currency: 'CHF' },
  FL: { country: 'LI', currency: 'CHF' },
};

/** What is wrong with a posting, compared with what its job has. */
function faultsOf(job: WholeJob): string[] {
  const posting = JSON.parse(structuredDataText(jobPostingOf(job, site))) as Record<string, never>;
  const given = (name: string) => posting[name] !== undefined && posting[name] !== '';
  const place = posting.jobLocation as unknown as { address: Record<string, string> } | undefined;
  const salary = posting.baseSalary as unknown as
    | { currency: string; value: Record<string, unknown> }
    | undefined;
  const types: string[] = posting.employmentType ?? [];
  const amounts = [salary?.value.minValue, salary?.value.maxValue, salary?.value.value];
  const [, letters = '', digits] = /^(?:([A-Z]+)-)?(\d+)$/.exec(job.postal_code ?? '') ?? [];
  const { country, currency } = ABROAD[letters] ?? { country: 'DE', currency: 'EUR' };
  const claims: Record<string, boolean> = {
    ...Object.fromEntries(REQUIRED.map((name) => [name, given(name)])),
    place: given('jobLocation') || posting.jobLocationType === 'TELECOMMUTE',
    country: !place || place.address.addressCountry === country,
    'postal code': !job.postal_code || place?.address.postalCode === digits,
    town: !job.city || place?.address.addressLocality === job.city,
    region: !job.region_label || place?.address.addressRegion === job.region_label,
    posted: ISO.test(String(posting.datePosted)),
    end: (job.ends_at !== null) === given('validThrough'),
    pay: (job.pay_from !== null && job.pay_unit !== 'once') === given('baseSalary'),
    amounts:
      !salary ||
      (amounts.some(Boolean) &&
        salary.currency === currency &&
        UNITS.includes(String(salary.value.unitText))),
    kind: (job.job_type_id !== null) === types.length > 0,
    'known kind': types.every((type) => EMPLOYMENT.includes(type)),
    identifier: given('identifier'),
    apply: posting.directApply === true,
    text: String(posting.description).includes('<p>') && posting.description !== posting.title,
    address: String(posting.url) === `https://test.example/stelle/${job.id}/${job.slug}`,
    remote: (job.homeoffice_id === 5) === given('applicantLocationRequirements'),
  };
  return Object.entries(claims).flatMap(([name, holds]) => (holds ? [] : `${job.id} ${name}`));
}

test('PUB-03 over 500 jobs of the demo have all fields that Google asks for and that they have', () => {
  expect(jobs.length).toBeGreaterThan(500);
  expect(jobs.flatMap(faultsOf)).toEqual([]);
  for (const letters of Object.keys(ABROAD)) {
    expect(jobs.some(({ postal_code }) => postal_code?.startsWith(`${letters}-`))).toBe(true);
  }
  expect(jobs.some((job) => job.pay_from !== null)).toBe(true);
  expect(jobs.some((job) => job.ends_at !== null)).toBe(true);
  expect(jobs.some((job) => job.employer.is_private)).toBe(true);
});

test('REACH-10 employers-87 what can be applied for elsewhere too is said to lead away', () => {
  const [job] = jobs;
  if (!job) throw new Error('the job is there');
  const own = { ...job, application_address: 'https://www.beispiel.de/jobs' };
  expect(jobPostingOf(own, site).directApply).toBe(false);
  expect(structuredDataText(jobPostingOf(own, site))).not.toContain('beispiel.de/jobs');
});

test('REACH-09 employers-93 places, first day and street are said to search engines', () => {
  const [job] = jobs;
  if (!job) throw new Error('the job is there');
  const said = {
    ...job,
    times_label: 'Montag, vormittags',
    places: 3,
    starts_on: '2027-02-01',
    street: 'Domstraße 7',
  };
  expect(jobPostingOf({ ...said, homeoffice_id: 1 }, site)).toMatchObject({
    workHours: 'Montag, vormittags',
    totalJobOpenings: 3,
    jobStartDate: '2027-02-01',
    jobLocation: { address: { streetAddress: 'Domstraße 7' } },
  });
});

test('PUB-03 hostile text stays text: neither element nor line ends', async () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028\u2029 "\\" ]]>';
  await database.db
    .update(jobDemands)
    .set({ title: hostile, description: `<p onclick="x()">${hostile}</p>` })
    .where(eq(jobDemands.id, jobs[0]?.id ?? 0));
  const [job] = await loadWholeJobs({ db: database.db, warn: console.warn }, [jobs[0]?.id ?? 0]);
  if (!job) throw new Error('the job is there');
  const text = structuredDataText([jobPostingOf(job, site), websiteOf(site)]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  const [posting] = JSON.parse(text) as [{ title: string; description: string }];
  expect(posting.title).toBe(job.title);
  expect(posting.description).not.toMatch(/<script|onclick/);
});

test('PUB-03 way, operator and search of the pages are said', () => {
  const way = breadcrumbsOf([{ name: 'Stellen', path: '/stellen' }], site);
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Stellen', item: 'https://test.example/stellen' },
  ]);
  expect(organizationOfSite(site)).toMatchObject({ '@type': 'Organization', name: 'silverjobs' });
  expect(websiteOf(site).potentialAction).toMatchObject({
    target: { urlTemplate: 'https://test.example/stellen?was={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});
