import { CONTRACT_KINDS, slugOf } from '@silverjobs/contract';
import { z } from 'zod';
import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/database/drizzle.ts';
import { random } from '../../../src/demo/random.ts';

/** One kind of search with different requests, each by the person of that number or by nobody. */
export interface SearchKind {
  readonly name: string;
  readonly requests: readonly { readonly path: string; readonly person: number | null }[];
}

type Draw = ReturnType<typeof random>;

const jobRows = z.object({
  rows: z.array(
    z.object({
      text: z.string(),
      employer: z.string().nullable(),
      occupation: z.string(),
      code: z.string(),
      place: z.string(),
    }),
  ),
});

/** Jobs that words, occupations and places are taken from, so that each is as frequent as in advertisements. */
const SAMPLE = sql`select job.title || ' ' || job.description as text, client.profile_name as employer,
    position.label as occupation, code.code, code.place
  from job_demands job tablesample system (0.2) repeatable (7)
  join clients client on client.id = job.client_id and not client.is_private
  join job_demand_positions link on link.job_demand_id = job.id and link.rank = 0
  join positions position on position.id = link.position_id
  join postal_codes code on code.code = job.postal_code
  where job.status = 'active' limit 2000`;

const PAY = [1_300, 1_400, 1_500, 1_600, 1_800, 2_000, 2_500, 3_000];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'];
const KM = [5, 10, 10, 25, 25, 50, 100];

const wordsOf = (text: string) =>
  text.replaceAll(/<[^>]*>|&\w+;/g, ' ').match(/\p{L}{4,}/gu) ?? ['Arbeit'];

function query(parts: Readonly<Record<string, string | number>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) search.set(name, String(value));
  return search.toString();
}

/** What is drawn for one request. */
interface Drawn {
  readonly word: string;
  readonly words: string;
  readonly employer: string;
  readonly occupation: string;
  readonly code: string;
  readonly place: string;
  readonly km: number;
  readonly pay: number;
  readonly contract: string;
  readonly day: string;
  readonly partOfDay: string;
  readonly kind: number;
}

/** What candidates add to their list, and what everybody searches. */
const NARROWED: Readonly<Record<string, (drawn: Drawn) => Record<string, string | number>>> = {
  'a word': ({ word }) => ({ words: word }),
  'two words': ({ words }) => ({ words }),
  pay: ({ pay }) => ({ pay_from: pay }),
  contract: ({ contract }) => ({ contract_kinds: contract }),
  weekday: ({ day }) => ({ times: day }),
  'time of day': ({ partOfDay }) => ({ times: partOfDay }),
  'all of them': ({ word, pay, contract, day, partOfDay }) => ({
    words: word,
    pay_from: pay,
    contract_kinds: contract,
    times: `${day},${partOfDay}`,
  }),
};
const PUBLIC: Readonly<Record<string, (drawn: Drawn) => Record<string, string | number>>> = {
  'a word': ({ word }) => ({ was: word }),
  'two words': ({ words }) => ({ was: words }),
  'an employer': ({ employer }) => ({ was: employer }),
  'a word, a place': ({ word, place }) => ({ was: word, wo: place }),
  'a word, around a place': ({ word, code, km }) => ({ was: word, wo: code, umkreis: km }),
  'a word, kind and pay': ({ word, kind, pay }) => ({ was: word, art: kind, lohn: pay / 100 }),
  'around a place': ({ code, km }) => ({ wo: code, umkreis: km }),
  'occupation, around a place': ({ occupation, code, km }) => ({
    was: occupation,
    wo: code,
    umkreis: km,
  }),
  pay: ({ pay }) => ({ lohn: pay / 100 }),
  'pay, around a place': ({ pay, code, km }) => ({ lohn: pay / 100, wo: code, umkreis: km }),
};
const LANDING: Readonly<Record<string, (drawn: Drawn) => Record<string, string>>> = {
  'an occupation': ({ occupation }) => ({ beruf: slugOf(occupation) }),
  'a place': ({ code, place }) => ({ ort: slugOf(`${code} ${place}`) }),
  'an occupation at a place': ({ code, place, occupation }) => ({
    beruf: slugOf(occupation),
    ort: slugOf(`${code} ${place}`),
  }),
};

/**
 * Searches of every kind (docs/speed.md): the list of candidates with all that narrows it, the public search and
 * landing pages.
 * @param people number of candidates
 */
export async function searchKinds(
  db: Database,
  people: number,
  requests: number,
): Promise<SearchKind[]> {
  const { rows } = jobRows.parse(await db.execute(SAMPLE));
  const draw: Draw = random(3);
  const drawn = (): Drawn => {
    const { text, employer, occupation, code, place } = draw.pick(rows);
    const words = wordsOf(text);
    return {
      word: draw.pick(words),
      words: `${draw.pick(words)} ${draw.pick(words)}`,
      employer: draw.pick(wordsOf(employer ?? '')),
      occupation,
      code,
      place,
      km: draw.pick(KM),
      pay: draw.pick(PAY),
      contract: draw.pick(CONTRACT_KINDS),
      day: draw.pick(DAYS),
      partOfDay: draw.pick(PARTS_OF_DAY),
      kind: draw.int(1, 5),
    };
  };
  const kind = (name: string, pathOf: (drawn: Drawn) => string, own = false): SearchKind => ({
    name,
    requests: Array.from({ length: requests }, (_, at) => ({
      path: pathOf(drawn()),
      person: own ? at % people : null,
    })),
  });
  const list = (name: string, more: (drawn: Drawn) => Record<string, string | number>) =>
    kind(
      `list, ${name}`,
      (one) => `/job_demand?${query({ mode: 'lean', limit: 20, offset: 0, ...more(one) })}`,
      true,
    );
  return [
    list('first page', () => ({})),
    list('page 10', () => ({ offset: 180 })),
    list('page 50', () => ({ offset: 980 })),
    list('kind', ({ kind: type }) => ({ job_type_ids: type })),
    ...Object.entries(NARROWED).map(([name, more]) => list(name, more)),
    kind('number, no filter', () => '/job_demand?mode=count', true),
    ...Object.entries(NARROWED).map(([name, more]) =>
      kind(
        `number, ${name}`,
        (one) => `/job_demand?${query({ mode: 'count', ...more(one) })}`,
        true,
      ),
    ),
    ...Object.entries(PUBLIC).map(([name, parts]) =>
      kind(`public, ${name}`, (one) => `/public_job?${query(parts(one))}`),
    ),
    ...Object.entries(LANDING).map(([name, parts]) =>
      kind(`landing page, ${name}`, (one) => `/public_landing?${query(parts(one))}`),
    ),
  ];
}
