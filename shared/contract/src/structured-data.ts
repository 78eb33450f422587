import type {
  BreadcrumbList,
  EmployeeRole,
  JobPosting,
  MonetaryAmount,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import { HOMEOFFICE_FULL_ID } from './constants.ts';
import { countryOf, postalDigits } from './countries.ts';
import type { PublicJob as JobWithWarnings } from './entities/public-job.ts';
import { jobHtmlToText, jobTextToHtml } from './job-text.ts';
import * as paths from './page-paths.ts';
import { pathTo } from './path-to.ts';
import { currencyOf, type PayUnit } from './pay.ts';
import { picturePath } from './picture-path.ts';

type PublicJob = Omit<JobWithWarnings, '_warnings'>;

/** Whose pages they are: the origin without a slash at its end, and the brand. */
export interface Site {
  readonly origin: string;
  readonly name: string;
}

/** What search engines read of a page. */
export type StructuredData = WithContext<JobPosting | BreadcrumbList | Organization | WebSite>;

const CONTEXT = 'https://schema.org';

/** By the ids of the kinds of job (GET /job_type). */
const EMPLOYMENT_TYPES: Readonly<Record<number, string>> = {
  1: 'PART_TIME',
  2: 'PART_TIME',
  3: 'FULL_TIME',
  4: 'VOLUNTEER',
  5: 'CONTRACTOR',
  6: 'TEMPORARY',
};

const UNIT_TEXTS: Readonly<Partial<Record<PayUnit, string>>> = {
  hour: 'HOUR',
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
};

/** The address of a job's page, without the origin. */
export function publicJobPath({ id, slug }: Pick<PublicJob, 'id' | 'slug'>): string {
  return pathTo(paths.publicJob, { id, slug });
}

/** The address of the picture that networks show beside a link to a job, without the origin (public-8). */
export function publicJobPicture({ id }: Pick<PublicJob, 'id'>): string {
  return `/stelle-bild/${id}.png`;
}

/** The same of an employer's page. */
export function publicEmployerPicture(id: number): string {
  return `/arbeitgeber-bild/${id}.png`;
}

function employmentTypes({ job_type_id, contract_kind }: PublicJob): string[] {
  const type = job_type_id === null ? undefined : EMPLOYMENT_TYPES[job_type_id];
  const isFixedTerm = contract_kind === 'fixed_term' && type !== 'TEMPORARY';
  return [...(type ? [type] : []), ...(isFixedTerm ? ['TEMPORARY'] : [])];
}

function salaryOf({ pay_unit, pay_from, pay_to, postal_code }: PublicJob): MonetaryAmount | null {
  const unitText = pay_unit === null ? undefined : UNIT_TEXTS[pay_unit];
  if (!unitText || !pay_from) return null;
  const isRange = pay_to !== null && pay_to > pay_from;
  return {
    '@type': 'MonetaryAmount',
    currency: currencyOf(postal_code),
    value: {
      '@type': 'QuantitativeValue',
      ...(isRange
        ? { minValue: pay_from / 100, maxValue: pay_to / 100 }
        : { value: pay_from / 100 }),
      unitText,
    },
  };
}

function placeOf({ homeoffice_id, postal_code, city, region_label, street }: PublicJob) {
  // Only what is done from home alone counts as such; then no place is asked for.
  const isRemote = homeoffice_id === HOMEOFFICE_FULL_ID;
  const country = { '@type': 'Country', name: countryOf(postal_code).name } as const;
  return {
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE' as const,
      applicantLocationRequirements: country,
    }),
    ...((!isRemote || postal_code !== null) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(street && { streetAddress: street }),
          ...(postal_code !== null && { postalCode: postalDigits(postal_code) }),
          ...(city !== null && { addressLocality: city }),
          ...(region_label !== null && { addressRegion: region_label }),
          addressCountry: countryOf(postal_code).code,
        },
      } as const,
    }),
  };
}

function organizationOf(
  { name, profile_link, logo }: PublicJob['employer'],
  origin: string,
): Organization {
  const isAddress = profile_link !== null && /^https?:\/\//.test(profile_link);
  return {
    '@type': 'Organization',
    name,
    ...(isAddress && { sameAs: profile_link }),
    ...(logo && { logo: `${origin}${picturePath(logo.id)}` }),
  };
}

/** A job as search engines for jobs read it, with all required and recommended fields that it has (public-6). */
export function jobPostingOf(
  job: PublicJob,
  { origin, name }: Site,
): WithContext<JobPosting & { directApply: boolean }> {
  const types = employmentTypes(job);
  const salary = salaryOf(job);
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    // Made anew from its text: of the employer's HTML only paragraphs, lists and headings are left.
    description: jobTextToHtml(jobHtmlToText(job.description)),
    datePosted: new Date(job.created_at).toISOString(),
    ...(job.ends_at !== null && { validThrough: new Date(job.ends_at).toISOString() }),
    identifier: { '@type': 'PropertyValue', name, value: String(job.id) },
    hiringOrganization: organizationOf(job.employer, origin),
    ...(job.picture && { image: `${origin}${picturePath(job.picture.id)}` }),
    ...placeOf(job),
    ...(types.length > 0 && {
      employmentType: types as readonly (string | EmployeeRole)[] as string[],
    }),
    ...(job.times_label && { workHours: job.times_label }),
    ...(job.places && { totalJobOpenings: job.places }),
    ...(job.starts_on && { jobStartDate: job.starts_on }),
    ...(salary && { baseSalary: salary }),
    // Who can apply at the employer's too is led away (employers-87).
    directApply: !job.application_address,
    url: `${origin}${publicJobPath(job)}`,
  };
}

/** The way to a page, from the start on. @param steps each with its address without the origin */
export function breadcrumbsOf(
  steps: readonly { readonly name: string; readonly path: string }[],
  { origin }: Site,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Who runs the pages. */
export function organizationOfSite({ origin, name }: Site): WithContext<Organization> {
  return { '@context': CONTEXT, '@type': 'Organization', name, url: `${origin}${paths.welcome}` };
}

/** The pages as a whole, with the search that engines may offer. */
export function websiteOf({ origin, name }: Site): WithContext<WebSite> {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.publicJobs}?was={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: `${origin}${paths.welcome}`,
    inLanguage: 'de',
    potentialAction: search,
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Structured data as the text of a script element; nothing in it ends the element or a line (public-6). */
export function structuredDataText(data: StructuredData | readonly StructuredData[]): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
