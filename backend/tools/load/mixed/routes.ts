import { randomUUID } from 'node:crypto';
import { paths } from '@silverjobs/contract/paths';
import { demoLogins, demoPassword } from '../../../src/demo/accounts/logins.ts';
import { type Filter, readFilters } from '../filters.ts';
import { type Connection, send, signIn } from '../http.ts';
import type { OwnConversation } from './conversations.ts';
import type { Route } from './run-at-rate.ts';

/** What requests are made of. */
interface Given {
  open: Connection;
  people: readonly Connection[];
  conversations: readonly OwnConversation[];
  filters: readonly Filter[];
  jobs: readonly number[];
  /** Offset of a page deep in the list of the newest, and the job before it. */
  deep: { offset: number; after: number };
  documents: string | null;
}

const PAGE = '/job_demand?mode=lean&limit=20';
/** Share of the list that lies before the deep page. */
const DEEP = 0.7;

async function readJson<Body>(connection: Connection, path: string): Promise<Body> {
  const { status, text } = await send(connection, path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Looks up what the requests ask for. */
export async function prepareRoutes(
  open: Connection,
  people: readonly Connection[],
  conversations: readonly OwnConversation[],
  documents: string | null,
): Promise<Given> {
  const demo = { ...open, token: await signIn(open) };
  const filters = await readFilters(demo);
  const { id: count } = await readJson<{ id: number }>(demo, '/job_demand?mode=count');
  const offset = Math.floor(count * DEEP);
  const newest = `${PAGE}&order=newest&offset=`;
  const page = await readJson<{ id: number }[]>(demo, `${newest}${offset - 20}`);
  const first = await readJson<{ id: number }[]>(demo, `${newest}0`);
  const jobs = [...first, ...page].map(({ id }) => id);
  const deep = { offset, after: page.at(-1)?.id ?? 0 };
  return { open, people, conversations, filters, jobs, deep, documents };
}

/** What users do, in the shares of a busy day. */
export function mixedRoutes(given: Given): Route[] {
  const { open, people, conversations, filters, jobs, deep, documents } = given;
  const get = (name: string, weight: number, path: (turn: number) => string): Route => ({
    name,
    weight,
    send: async (turn) => {
      const connection = people[turn % people.length] ?? open;
      return (await send(connection, path(turn))).status === 200;
    },
  });
  const of = <One>(all: readonly One[], turn: number) => all[turn % all.length] as One;
  const own = (turn: number) => of(conversations, turn % people.length);
  const query = (turn: number) => of(filters, Math.floor(turn / 7)).query;
  return [
    get('list: first page', 10, () => `${PAGE}&offset=0`),
    get('list: second page', 6, () => `${PAGE}&offset=20`),
    get('list: newest', 4, () => `${PAGE}&order=newest&offset=0`),
    get(
      'list: deep page',
      4,
      () => `${PAGE}&order=newest&offset=${deep.offset}&after=${deep.after}`,
    ),
    get('filter: page', 12, (turn) => `${PAGE}&offset=0&${query(turn)}`),
    get('filter: count', 8, (turn) => `/job_demand?mode=count&${query(turn)}`),
    get('job', 14, (turn) => `/job_demand/${of(jobs, turn)}`),
    get('messages: inbox', 6, () => '/communication?limit=20&offset=0'),
    get('messages: conversation', 6, (turn) => {
      return `/message?communication_id=${own(turn).id}&from=end&limit=50&offset=0`;
    }),
    get('me', 8, () => '/auth/me'),
    {
      name: 'messages: send',
      weight: 3,
      send: async (turn) => {
        const { person, id } = own(turn);
        const message = { message: `Nachricht ${turn}`, communication_id: id, type: 'outreach' };
        const body = { ...message, client_key: randomUUID() };
        return (await send(people[person] ?? open, '/message', body)).status === 200;
      },
    },
    {
      name: 'login',
      weight: 1,
      send: async (turn) => {
        const { email } = of(demoLogins, turn);
        const body = { email, password: demoPassword };
        return (await send(open, '/auth/login', body)).status === 200;
      },
    },
    ...(documents === null
      ? []
      : [
          {
            name: 'document',
            weight: 18,
            send: async (turn: number) => {
              const { token } = of(people, turn);
              const page = { ...open, url: documents, cookie: turn % 2 === 0 ? token : '' };
              return (await send(page, turn % 2 === 0 ? paths.start : paths.login)).status === 200;
            },
          },
        ]),
  ];
}
