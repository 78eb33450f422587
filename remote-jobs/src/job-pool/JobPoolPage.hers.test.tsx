import {
  buildCandidateUser,
  buildClientUser,
  buildJobDemands,
  buildJobScopes,
  NoAnswer,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { jobs, openPool } from './testing/open-pool.tsx';

/** 3 jobs that fit, 9 near, the rest elsewhere. */
const grouped = buildJobDemands(45).map((job, index) => ({
  ...job,
  group: index < 3 ? ('fitting' as const) : index < 12 ? ('near' as const) : ('other' as const),
}));
const handlers = { 'GET /job_demand': jobs(grouped) };
const choice = (name: string | RegExp) => screen.findByRole('button', { name });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('FIND-01 jobs-91 each group begins with a heading, and rows keep their places', async () => {
  openPool({ handlers });
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(headings()).toEqual(['Passend und in Ihrer Nähe', 'In Ihrer Nähe']);
  expect(screen.getByRole('heading', { level: 3, name: 'Stelle 1' })).toBeVisible();
  const near = screen.getByRole('heading', { name: 'In Ihrer Nähe' }).closest('li');
  expect(near).toHaveAttribute('aria-posinset', '4');
  expect(within(near as HTMLElement).getByRole('link', { name: 'Stelle 4' })).toBeVisible();
  expect(near).toHaveAttribute('aria-setsize', '45');
});

test('FIND-01 the choices have their numbers, narrow list and number, and last', async () => {
  const { person, asked, address, store } = openPool({ handlers });
  await person.click(await choice('In Ihrer Nähe (12)'));
  expect(await choice('In Ihrer Nähe (12)')).toHaveAttribute('aria-pressed', 'true');
  expect(await choice('Alle (45)')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(asked('lean').at(-1)).toMatchObject({ scope: 'near' }));
  expect(asked('count').at(-1)).toEqual({ mode: 'count', scope: 'near' });
  await waitFor(() => expect(address()).toContain('refinement='));
  expect(store.getItem('refinement')).toBe('{"scope":"near"}');
});

test('FIND-01 what was chosen at the last visit is asked for at once', async () => {
  const { asked } = openPool({
    handlers,
    stored: { refinement: '{"scope":"fitting","order":"newest"}' },
  });
  await choice('Passend und in Ihrer Nähe (3)');
  expect(asked('lean')).toEqual([
    { mode: 'lean', limit: 20, offset: 0, scope: 'fitting', order: 'newest' },
  ]);
  expect(asked('count')).toEqual([{ mode: 'count', scope: 'fitting' }]);
  // All of it is one group, so nothing stands above the jobs.
  expect(headings()[0]).toBe('Stelle 1');
});

test('FIND-01 only the order changes when sorting, and an ordered list has no groups', async () => {
  const { person, asked } = openPool({ handlers });
  await screen.findByRole('link', { name: 'Stelle 1' });
  await person.selectOptions(screen.getByLabelText('Sortieren'), 'nächste zuerst');
  await waitFor(() => expect(asked('lean').at(-1)).toMatchObject({ order: 'nearest' }));
  expect(asked('count')).toEqual([{ mode: 'count' }]);
  await waitFor(() => expect(headings()[0]).toBe('Stelle 1'));
});

test('jobs-93 going back undoes filter after filter; what was stored is no step', async () => {
  const { person, router, address } = openPool({
    handlers,
    stored: { position: '{"id":61,"label":"Empfang"}' },
  });
  await waitFor(() => expect(address()).toContain('position='));
  const first = address();
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' }));
  await waitFor(() => expect(address()).toBe('/'));
  await person.click(await choice(/^In Ihrer Nähe/));
  await waitFor(() => expect(address()).toContain('refinement='));
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await choice(/^Alle/)).toHaveAttribute('aria-pressed', 'true'));
  expect(address()).toBe('/');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue('Empfang'));
  expect(address()).toBe(first);
  await act(() => router.navigate(2));
  await waitFor(async () =>
    expect(await choice(/^In Ihrer Nähe/)).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(screen.getByLabelText('Was?')).toHaveValue('');
});

test.each([
  [
    'neither place nor activities',
    { has_place: false, has_activities: false },
    [],
    'Geben Sie Ihren Ort und Ihre Tätigkeiten an, dann stehen passende Stellen zuerst.',
  ],
  [
    'no activities',
    { has_place: true, has_activities: false },
    ['In Ihrer Nähe (12)', 'Alle (45)'],
    'Geben Sie Ihre Tätigkeiten an, dann stehen passende Stellen zuerst.',
  ],
  [
    'no place',
    { has_place: false, has_activities: true },
    ['Passend zu Ihnen (3)', 'Alle (45)'],
    'Geben Sie Ihren Ort an, dann stehen Stellen in Ihrer Nähe zuerst.',
  ],
])(
  'FIND-01 jobs-91 with %s there is a sentence and no dead choice',
  async (_, known, names, text) => {
    openPool({
      handlers: { ...handlers, 'GET /job_demand/scopes': () => buildJobScopes(known) },
      user: buildCandidateUser(),
    });
    await waitFor(() => expect(document.body).toHaveTextContent(text));
    const group = screen.queryByRole('group', { name: 'Welche Stellen?' });
    const shown = group ? within(group).getAllByRole('button') : [];
    expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  },
);

test('FIND-01 without numbers the choices still work', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, asked } = openPool({
    handlers: {
      ...handlers,
      'GET /job_demand/scopes': () => {
        throw new NoAnswer();
      },
    },
  });
  await screen.findByRole('link', { name: 'Stelle 1' });
  await person.click(await choice('In Ihrer Nähe'));
  await waitFor(() => expect(asked('count').at(-1)).toEqual({ mode: 'count', scope: 'near' }));
  logged.mockRestore();
});

test('FIND-01 employers have one list, without choices and order', async () => {
  openPool({ user: buildClientUser() });
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(screen.queryByRole('group', { name: 'Welche Stellen?' })).toBeNull();
  expect(screen.queryByLabelText('Sortieren')).toBeNull();
});
