import { buildWhatOption, buildWhereOption } from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openPool } from './testing/open-pool.tsx';

const cologne = buildWhereOption({ id: 1_506_671, label: '50667 Köln, Umkreis 10 km' });
const handlers = {
  'GET /search_what': () => [buildWhatOption({ id: 61, label: 'Empfang' })],
  'GET /search_location/{id}': ({ params }: { params: { id: number } }) =>
    params.id === cologne.id ? cologne : null,
};
const address = (choice: Record<string, unknown>) =>
  `/?${Object.entries(choice)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;
const isCheck = ({ key }: { key: string }) =>
  key === 'GET /search_what' || key === 'GET /search_location/{id}';

test('FIND-04 a false label of the address is corrected in field, address and storage, with a word', async () => {
  const page = openPool({
    handlers,
    route: address({
      position: { id: 61, label: 'Pilot' },
      location: { id: cologne.id, label: '10115 Berlin, Umkreis 5 km' },
    }),
  });
  await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue('Empfang'));
  expect(screen.getByLabelText('Wo?')).toHaveValue('50667 Köln, Umkreis 10 km');
  expect(screen.getByText(/Die Tätigkeit heißt bei uns anders\..*„Empfang“/)).toBeVisible();
  expect(screen.getByText(/Der Ort heißt bei uns anders\..*„50667 Köln/)).toBeVisible();
  await waitFor(() => expect(decodeURIComponent(page.address())).toContain('"label":"Empfang"'));
  expect(page.store.getItem('location')).toContain('50667 Köln');
});

test('FIND-04 an unknown id of the storage is dropped with a word, and the list shows everything', async () => {
  const { asked, store } = openPool({
    handlers,
    stored: { location: JSON.stringify({ id: 1_999_991, label: '99999 Nirgendwo, 10 km' }) },
  });
  expect(await screen.findByText(/^Diesen Ort gibt es bei uns nicht\./)).toBeVisible();
  expect(screen.getByLabelText('Wo?')).toHaveValue('');
  await waitFor(() => expect(asked('lean').at(-1)).toEqual({ mode: 'lean', limit: 20, offset: 0 }));
  expect(store.getItem('location') ?? '').not.toContain('Nirgendwo');
});

test('FIND-04 an older label is renewed without a word', async () => {
  openPool({
    handlers,
    stored: { location: JSON.stringify({ id: cologne.id, label: '50667 Köln, 10 km' }) },
  });
  await waitFor(() => expect(screen.getByLabelText('Wo?')).toHaveValue(cologne.label));
  expect(screen.queryByText(/heißt bei uns anders/)).toBeNull();
});

test('FIND-04 what was looked at once is not asked for again', async () => {
  const stored = { position: JSON.stringify({ id: 61, label: 'Empfang' }) };
  const first = openPool({ handlers, stored });
  await waitFor(() => expect(first.store.getItem('filter.checked')).toContain('Empfang'));
  expect(first.calls.filter(isCheck)).toHaveLength(1);
  const checked = first.store.getItem('filter.checked') ?? '';
  first.unmount();
  const again = openPool({ handlers, stored: { ...stored, 'filter.checked': checked } });
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(again.calls.filter(isCheck)).toEqual([]);
});

test('FIND-04 the list does not wait, and without an answer the filter stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let refuse = () => {};
  openPool({
    handlers: {
      ...handlers,
      'GET /search_what': () =>
        new Promise((_, reject) => {
          refuse = () => reject(new Error('offline'));
        }),
    },
    stored: { position: JSON.stringify({ id: 61, label: 'Pilot' }) },
  });
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  await act(async () => refuse());
  expect(screen.getByLabelText('Was?')).toHaveValue('Pilot');
  logged.mockRestore();
});
