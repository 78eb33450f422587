import { z } from 'zod';
import { CONTRACT_KINDS, JOB_POOL_PAGE_SIZE, PAY_UNITS } from '../constants.ts';
import { id, milliseconds, text } from '../primitives.ts';
import { contactPreference } from './employer-job.ts';
import { locationOptionId } from './job-search.ts';
import { shownLogo, shownPicture } from './picture.ts';
import { safetyWarning } from './safety-warning.ts';

/** Pages of a public list; whoever looks further narrows the search. */
export const PUBLIC_PAGES_MAX = 500;
/** Up to here jobs that hold some words are counted (public-4). */
export const PUBLIC_WORDS_COUNT_MAX = 1_000;

const slug = text(80);
const count = z.int().min(0);

/** An employer as everybody sees it; of a household nobody learns whose it is (public-2). */
const publicEmployer = z
  .object({
    /** Null for a private household: it has no page. */
    id: id.nullable(),
    slug: slug.nullable(),
    name: text(200),
    is_private: z.boolean(),
    verified: z.boolean(),
  })
  .meta({ id: 'PublicEmployer' });

/** A job in public lists. */
const publicJobLean = z
  .object({
    id,
    slug,
    title: text(300),
    employer: publicEmployer,
    postal_code: text(10).nullable(),
    city: text(200).nullable(),
    place_label: text(300).nullable(),
    /** Kilometres with one decimal from the place that is searched at. */
    distance_km: z.number().min(0).nullable(),
    work_load_label: text(200).nullable(),
    /** When it is done, as its employer says; left out where that is said in the text alone (employers-96). */
    times_label: text(200).optional(),
    /** Null for a private household, as is Homeoffice (jobs-41). */
    job_type_label: text(200).nullable(),
    homeoffice_id: id.nullable(),
    homeoffice_label: text(200).nullable(),
    pay_label: text(200).nullable(),
    created_at: milliseconds,
    /** When its employer last changed it. */
    changed_at: milliseconds,
  })
  .meta({ id: 'PublicJobLean' });

const publicOccupation = z.object({ id, label: text(200), slug }).meta({ id: 'PublicOccupation' });
const publicPlace = z
  .object({
    /** Postal code. */
    code: text(10),
    label: text(300),
    slug,
  })
  .meta({ id: 'PublicPlace' });
const counted = { count: z.int().min(1) };
const countedOccupation = publicOccupation.extend(counted).meta({ id: 'PublicOccupationWithJobs' });
const countedPlace = publicPlace.extend(counted).meta({ id: 'PublicPlaceWithJobs' });

/** A job with all that everybody sees of it. */
const publicJob = publicJobLean
  .extend({
    /** HTML of the employer: to be sanitised before it is shown. */
    description: z.string(),
    region_label: text(200).nullable(),
    /** Degrees of the postal code's main place, for the map. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    work_load_id: id.nullable(),
    job_type_id: id.nullable(),
    contract_kind: z.enum(CONTRACT_KINDS).nullable(),
    contract_label: text(100).nullable(),
    pay_unit: z.enum(PAY_UNITS).nullable(),
    /** In cents. */
    pay_from: z.int().min(0).nullable(),
    pay_to: z.int().min(0).nullable(),
    contact_preference: contactPreference,
    /** Where its employer takes applications itself; ours, a backend of before has none (employers-87). */
    application_address: text(500).nullable().optional(),
    /** People wanted, first day of work, street; null: not said. Ours, a backend of before has none (employers-93). */
    places: z.int().min(1).nullable().optional(),
    starts_on: z.iso.date().nullable().optional(),
    street: text(200).nullable().optional(),
    /** Ours; left out where there is none (employers-94). */
    picture: shownPicture.optional(),
    /** When the advertisement ends by itself: the midnight after its last day. */
    ends_at: milliseconds.nullable(),
    /** The main one first. */
    occupations: z.array(publicOccupation),
    employer: publicEmployer.extend({
      employer_type_label: text(200).nullable(),
      profile_age_label: text(200).nullable(),
      company_size_label: text(200).nullable(),
      subsector_label: text(200).nullable(),
      profile_link: text(500).nullable(),
      profile_description: text(20_000).nullable(),
      /** Ours; left out where there is none (employers-94). */
      logo: shownLogo.optional(),
    }),
    _warnings: z.array(safetyWarning),
  })
  .meta({ id: 'PublicJob' });

const similar = z.array(publicJobLean);

/** GET /public_job/{id}: what there is, or that it was there (public-3). */
export const publicJobAnswer = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('open'), job: publicJob, similar }),
    /** Its title is null where the operator has hidden it. */
    z.object({ state: z.literal('ended'), id, title: text(300).nullable(), similar }),
  ])
  .meta({ id: 'PublicJobAnswer' });

const page = {
  jobs: z.array(publicJobLean).max(JOB_POOL_PAGE_SIZE),
  count,
  /** There are more than `count`: nobody counts on. */
  count_is_least: z.boolean(),
  page: z.int().min(1).max(PUBLIC_PAGES_MAX),
  pages: z.int().min(1).max(PUBLIC_PAGES_MAX),
};

/** A page of public jobs, and how the search was understood (public-4). */
export const publicSearch = z
  .object({
    ...page,
    what: z.object({
      text: text(100),
      /** 'words' are searched in titles, texts and names of employers. */
      kind: z.enum(['all', 'occupation', 'words']),
      occupation: publicOccupation.nullable(),
      /** Only what was probably meant. */
      is_guess: z.boolean(),
      /** What it may mean as well. */
      others: z.array(publicOccupation),
    }),
    where: z.object({
      text: text(100),
      /** False: there is no such place, and the jobs are from everywhere. */
      is_known: z.boolean(),
      is_guess: z.boolean(),
      location_id: locationOptionId.nullable(),
      label: text(300).nullable(),
      /** Where the place is a postal code. */
      place: publicPlace.nullable(),
      others: z.array(z.object({ location_id: locationOptionId, label: text(300) })),
    }),
    /** The filters as they were read. */
    filters: z.object({
      job_types: z.array(id),
      work_loads: z.array(id),
      homeoffice: z.boolean(),
      /** In cents an hour. */
      pay_from: z.int().min(1).nullable(),
      radius_km: z.int().min(1).nullable(),
      order: z.enum(['newest', 'nearest']),
    }),
    /** Names of parameters that said nothing and were left out. */
    ignored: z.array(text(20)),
  })
  .meta({ id: 'PublicSearch' });

/** A public employer with a page of its open jobs. */
export const publicEmployerPage = z
  .object({ employer: publicJob.shape.employer, ...page })
  .meta({ id: 'PublicEmployerPage' });

/** What the advertisements say of pay by the hour, in cents: a quarter each is below and above. */
const typicalPay = z.object({
  from: z.int().min(1),
  median: z.int().min(1),
  to: z.int().min(1),
  /** So many advertisements it is taken from. */
  jobs: z.int().min(1),
});

/** The page of an occupation, of a place, or of both (public-5). */
export const publicLanding = z
  .object({
    ...page,
    occupation: publicOccupation.nullable(),
    place: publicPlace.nullable(),
    /** Its one address. */
    path: text(300),
    pay: typicalPay.nullable(),
    /** Occupations related to this one, or found at this place, that have jobs there. */
    occupations: z.array(countedOccupation),
    /** Places that have such jobs: near this one, or those with most. */
    places: z.array(countedPlace),
  })
  .meta({ id: 'PublicLanding' });

/** Which pages of occupations and places there are. */
export const publicLandingIndex = z
  .object({
    occupations: z.array(countedOccupation),
    /** The Länder; their places are asked for one by one. */
    states: z.array(z.object({ id, label: text(200), slug, ...counted })),
    places: z.array(countedPlace),
  })
  .meta({ id: 'PublicLandingIndex' });

export type PublicJobLean = z.output<typeof publicJobLean>;
export type PublicJob = z.output<typeof publicJob>;
export type PublicJobAnswer = z.output<typeof publicJobAnswer>;
export type PublicSearch = z.output<typeof publicSearch>;
export type PublicEmployerPage = z.output<typeof publicEmployerPage>;
export type PublicLanding = z.output<typeof publicLanding>;
export type PublicLandingIndex = z.output<typeof publicLandingIndex>;
