import {
  HOMEOFFICE_MOSTLY_ID,
  LOCATION_RADII_KM,
  PUBLIC_PAGES_MAX,
  type PublicSearch,
  type PublicSearchQuery,
} from '@silverjobs/contract';
import { readAmount } from '@silverjobs/contract/pay';
import type { Database } from '../database/database.ts';
import { isEverything, type ReadFilter } from '../jobs/filter-condition.ts';
import { readJobLocation } from '../jobs/job-location.ts';
import { loadJobView } from '../jobs/job-view.ts';
import { payBeyondMark, payMark } from '../jobs/job-words.ts';
import { jobsSaying } from '../jobs/jobs-saying.ts';
import { type Labels, type LookupKind, loadLabels } from '../lookups/labels.ts';
import { countPublic, everything, listPage, MANY, type PublicCount } from './list-page.ts';
import { type ReadWhat, readWhat, whatOf } from './read-what.ts';
import { type Radius, readWhere } from './read-where.ts';

type Read<T> = { readonly value: T; readonly isWrong: boolean };

/** A parameter as it is meant; what means nothing is left out. */
function read<T>(
  given: string | undefined,
  empty: T,
  meaning: (text: string) => T | null,
): Read<T> {
  if (given === undefined || given === '') return { value: empty, isWrong: false };
  const value = meaning(given);
  return { value: value ?? empty, isWrong: value === null };
}

function readIds(given: string | undefined, kind: LookupKind, labels: Labels): Read<number[]> {
  return read<number[]>(given, [], (text) => {
    const ids = text.split(',').map(Number);
    const known = ids.every((id) => Number.isInteger(id) && labels(kind, id) !== null);
    return known ? [...new Set(ids)] : null;
  });
}

const pageOf = (text: string) =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= PUBLIC_PAGES_MAX ? Number(text) : null;

/** The number of a page; the first one for what is none. */
export const readPage = (given: string | undefined): Read<number> => read(given, 1, pageOf);

function radiusOf(text: string): Radius | null {
  return LOCATION_RADII_KM.find((km) => String(km) === text) ?? null;
}

const ORDERS: Readonly<Record<string, 'newest' | 'nearest'>> = { neu: 'newest', nah: 'nearest' };

/** Every parameter of a search but words and place. */
async function readFilters(db: Database, query: PublicSearchQuery) {
  const labels = await loadLabels(db);
  const parts = {
    art: readIds(query.art, 'job_type', labels),
    stunden: readIds(query.stunden, 'work_load', labels),
    homeoffice: read(query.homeoffice, false, (text) => (text === '1' ? true : null)),
    lohn: read<number | null>(query.lohn, null, (text) => readAmount(text) || null),
    umkreis: read<Radius | null>(query.umkreis, null, radiusOf),
    sortierung: read<'newest' | 'nearest' | null>(
      query.sortierung,
      null,
      (text) => ORDERS[text] ?? null,
    ),
    seite: readPage(query.seite),
  };
  const wrong = Object.entries(parts).flatMap(([name, { isWrong }]) => (isWrong ? name : []));
  return { parts, wrong };
}

/** Words where they find something; where they do not, the occupation that was probably meant. */
async function chooseFilter(
  db: Database,
  base: ReadFilter,
  what: ReadWhat,
  pay: number | null,
): Promise<{ filter: ReadFilter; byWords: boolean; counted: PublicCount }> {
  const marks = pay === null ? [] : [[payMark(pay)]];
  const leftOpen = pay === null ? undefined : payBeyondMark(pay);
  const saying = async (words: readonly string[], positionId?: number) => {
    const found = words.length + marks.length > 0 ? await jobsSaying(db, { words, marks }) : {};
    const filter = { ...base, ...found, positionId, ofJob: leftOpen };
    const isMany = found.said && !filter.ofJob && positionId === undefined && isEverything(base);
    return { filter, counted: isMany ? MANY : await countPublic(db, filter) };
  };
  if (what.words.length > 0) {
    const found = await saying(what.words);
    if (found.counted.count > 0 || !what.occupation) return { ...found, byWords: true };
  }
  return { ...(await saying([], what.occupation?.id)), byWords: false };
}

/** What a search means, and how many jobs it finds. */
export async function readPublicSearch(db: Database, query: PublicSearchQuery) {
  const { was = '', wo = '' } = query;
  const { parts, wrong } = await readFilters(db, query);
  const [what, where] = await Promise.all([
    readWhat(db, was),
    readWhere(db, wo, parts.umkreis.value),
  ]);
  const locationId = where.location_id ?? undefined;
  const [location, view] = await Promise.all([
    readJobLocation(db, locationId),
    loadJobView(db, null, locationId),
  ]);
  const jobTypes = parts.art.value.length > 0 ? parts.art.value : what.jobTypeIds;
  const workLoads = parts.stunden.value.length > 0 ? parts.stunden.value : what.workLoadIds;
  const homeoffice = parts.homeoffice.value || what.isHomeoffice;
  const pay = parts.lohn.value;
  const base: ReadFilter = {
    ...everything,
    location,
    ...(jobTypes.length > 0 && { jobTypeIds: jobTypes }),
    ...(workLoads.length > 0 && { workLoadIds: workLoads }),
    ...(homeoffice && { homeofficeFrom: HOMEOFFICE_MOSTLY_ID }),
  };
  const { filter, byWords, counted } = await chooseFilter(db, base, what, pay);
  const order = parts.sortierung.value ?? (view.origin ? 'nearest' : 'newest');
  return {
    filter,
    counted,
    origin: view.origin,
    order,
    page: parts.seite.value,
    said: {
      what: whatOf(what, byWords),
      where,
      filters: {
        job_types: [...jobTypes],
        work_loads: [...workLoads],
        homeoffice,
        pay_from: pay,
        radius_km: parts.umkreis.value,
        order,
      },
      ignored: wrong,
    },
  };
}

/** A page of public jobs, and how the search was understood (public-4). */
export async function searchJobs(db: Database, query: PublicSearchQuery): Promise<PublicSearch> {
  const { said, ...search } = await readPublicSearch(db, query);
  return { ...(await listPage(db, search)), ...said };
}
