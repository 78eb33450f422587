import type { WhereOption } from '@silverjobs/contract';
import {
  apiFailure,
  buildWhereOption,
  type CallRequest,
  createPerson,
  type Handler,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx';

const bavaria = buildWhereOption({
  id: 20,
  label: 'Bayern',
  type: 'region_id',
  value: 9,
  radius: 0,
});
const cologne = buildWhereOption({ id: 901, label: '50667 Köln, Umkreis 10 km' });

type Search = CallRequest<'GET /search_location'>;
const answers = ({ query }: Search): WhereOption[] =>
  query.search === 'All' ? [bavaria] : query.search?.startsWith('50') ? [cologne] : [];

function open(
  props: Partial<LocationPickerProps> = {},
  handler: Handler<'GET /search_location'> = answers,
) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  const page = renderPage(
    <LocationPicker value={null} onSave={onSave} onClose={onClose} {...props} />,
    { handlers: { 'GET /search_location': handler } },
  );
  const searches = () => page.calls.map(({ query }) => (query as { search: string }).search);
  return { ...page, onSave, onClose, searches };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('PICK-02 title, placeholder, defaults and the footer without choice', async () => {
  const { searches } = open();
  expect(await screen.findByRole('dialog', { name: 'Wo suchen Sie?' })).toBeVisible();
  expect(
    screen.getByPlaceholderText('Suche um Postleitzahl (empfohlen) oder in Region'),
  ).toBeVisible();
  await screen.findByRole('option', { name: 'Bayern' });
  expect(screen.queryByText('Vorschläge werden geladen …')).toBeNull();
  expect(options()).toEqual(['Alle Regionen und Postleitzahlen', 'Homeoffice', 'Bayern']);
  expect(searches()).toEqual(['All']);
  expect(screen.getByText('Kein Filter (Alle Standorte)')).toBeVisible();
});

test('PICK-02 a spinner while options are loading', async () => {
  open({}, () => new Promise(() => {}));
  expect(await screen.findByText('Vorschläge werden geladen …')).toBeVisible();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('PICK-04 choosing Homeoffice saves region 2 and radius 0', async () => {
  const { person, onSave } = open();
  await person.click(await screen.findByRole('option', { name: 'Homeoffice' }));
  expect(screen.getByText('Ausgewählt:')).toHaveTextContent('Ausgewählt: Homeoffice');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ id: 4, type: 'region_id', value: 2, region: 2, radius: 0 }),
  );
});

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const person = () => createPerson(jest.advanceTimersByTime);
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    // What the answers set off: the query client tells its observers in a task of its own.
    await act(() => jest.runAllTicks());
    await act(() => jest.advanceTimersByTimeAsync(0));
  };

  test.each([
    ['300 ms in a dialog', {}, 300],
    ['500 ms on the pool', { debounceMs: 500 }, 500],
  ])('PICK-03 the search waits %s, an empty text resets at once', async (_, props, ms) => {
    const { searches } = open(props);
    await pass(0);
    const user = person();
    await user.type(screen.getByRole('combobox'), '506');
    await pass(ms - 1);
    expect(searches()).toEqual(['All']);
    expect(screen.getByText('Vorschläge werden geladen …')).toBeVisible();
    await pass(1);
    expect(searches()).toEqual(['All', '506']);
    expect(options()).toEqual(['50667 Köln']);
    await user.clear(screen.getByRole('combobox'));
    expect(options()).toEqual(['Alle Regionen und Postleitzahlen', 'Homeoffice', 'Bayern']);
    expect(searches()).toEqual(['All', '506']);
  });

  test('PICK-02 nothing found names the typed text', async () => {
    open();
    await pass(0);
    await person().type(screen.getByRole('combobox'), 'Xanten ');
    await pass(300);
    expect(screen.getByText('Keine Ergebnisse für "Xanten"')).toBeVisible();
  });

  test('PICK-07 an answer that arrives late never replaces a newer one', async () => {
    const waiting = new Map<string, (found: WhereOption[]) => void>();
    open({}, ({ query }: Search) =>
      query.search === 'All'
        ? [bavaria]
        : new Promise((resolve) => waiting.set(query.search ?? '', resolve)),
    );
    await pass(0);
    const user = person();
    const box = screen.getByRole('combobox');
    await user.type(box, '5');
    await pass(300);
    await user.type(box, '0');
    await pass(300);
    await act(async () => waiting.get('50')?.([cologne]));
    await pass(0);
    expect(options()).toEqual(['50667 Köln']);
    await act(async () => waiting.get('5')?.([bavaria]));
    await pass(0);
    expect(options()).toEqual(['50667 Köln']);
  });

  test('PICK-05 saving resets the list to the defaults', async () => {
    const { onSave } = open();
    await pass(0);
    const user = person();
    await user.type(screen.getByRole('combobox'), '50667');
    await pass(300);
    await user.click(screen.getByRole('option', { name: '50667 Köln' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ id: 901, radius: 10 }));
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(options()).toEqual(['Alle Regionen und Postleitzahlen', 'Homeoffice', 'Bayern']);
  });
});

test('PICK-03 options are kept for 5 minutes', async () => {
  const { queries } = open();
  await screen.findByRole('option', { name: 'Bayern' });
  const query = queries.getQueryCache().find({ queryKey: ['lookups', 'search_location', 'All'] });
  expect(query?.isStaleByTime(300_000)).toBe(false);
  expect(query?.observers[0]?.options.staleTime).toBe(300_000);
});

test('PICK-06 options that cannot be loaded are only logged; the built-in ones remain', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  open({}, () => {
    throw apiFailure('internal', 'Kaputt');
  });
  await waitFor(() =>
    expect(options()).toEqual(['Alle Regionen und Postleitzahlen', 'Homeoffice']),
  );
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Kaputt')).toBeNull();
});

test('PICK-07 keyboard alone chooses and saves', async () => {
  const { person, onSave } = open({ value: { id: 20, label: 'Bayern' } });
  expect(await screen.findByRole('option', { name: 'Bayern' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await person.click(screen.getByRole('combobox'));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('option', { name: 'Alle Regionen und Postleitzahlen' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  screen.getByRole('button', { name: 'Speichern' }).focus();
  await person.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ id: -1, radius: null, region: null }),
  );
});
