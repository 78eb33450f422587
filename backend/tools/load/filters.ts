import { type Connection, send } from './http.ts';

/** A filter of the pool by its kind, as a query string. */
export type Filter = { readonly name: string; readonly query: string };

const PLACES = ['50667', '80331', '10115', '01067', '18055', '28759', '96450', '59494'];
const RADII = [5, 10, 25, 50, 100];

async function read<Row>(connection: Connection, path: string): Promise<Row[]> {
  const { status, text } = await send(connection, path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as Row[];
}

type Option = { readonly id: number; readonly radius: number | null; readonly label: string };

/** Every kind of filter, with several places and positions each. */
export async function readFilters(connection: Connection): Promise<Filter[]> {
  const all = await read<{ id: number }>(connection, '/search_what?mode=modal');
  const positions = all.filter((_, index) => index % 40 === 0).map(({ id }) => id);
  const options = (search: string) =>
    read<Option>(connection, `/search_location?mode=autocomplete&search=${search}`);
  const states = (await options('All')).filter(({ id }) => id > 100);
  const near: Option[] = [];
  for (const place of PLACES) {
    near.push(...(await options(place)).filter(({ radius }) => RADII.includes(radius ?? 0)));
  }
  const districts = (await options('Kreis')).filter(({ id }) => id > 20_000 && id < 40_000);
  const what = (index: number) => `search_what_id=${positions[index % positions.length]}`;
  const where = ({ id }: Option) => `search_location_id=${id}`;
  return [
    { name: 'no filter', query: '' },
    { name: 'Homeoffice', query: 'search_location_id=4' },
    ...states.map((option) => ({ name: 'Land', query: where(option) })),
    ...districts.map((option) => ({ name: 'district', query: where(option) })),
    ...near.map((option) => ({ name: `${option.radius} km`, query: where(option) })),
    ...positions.map((id) => ({ name: 'position', query: `search_what_id=${id}` })),
    ...states.map((option, index) => ({
      name: 'position, Land',
      query: `${what(index)}&${where(option)}`,
    })),
    ...near.map((option, index) => ({
      name: `position, ${option.radius} km`,
      query: `${what(index)}&${where(option)}`,
    })),
  ];
}
