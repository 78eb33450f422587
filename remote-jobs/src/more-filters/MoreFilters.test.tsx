import { fill, NoAnswer } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPool } from '../job-pool/testing/open-pool.tsx';

const lists = {
  'GET /job_type': () => [
    { id: 1, label: 'Minijob' },
    { id: 2, label: 'Teilzeit' },
  ],
  'GET /work_load': () => [
    { id: 1, label: 'mindestens 2 Stunden pro Woche' },
    { id: 2, label: 'mindestens 4 Stunden pro Woche' },
    { id: 3, label: 'mindestens 6 Stunden pro Woche' },
  ],
};
const on = { refinement: '{"job_type_ids":"1,2","work_load_ids":"1,2"}' };

test('FIND-08 HERS-06 kinds and hours at most are chosen together and filter all calls', async () => {
  const { person, asked, address } = openPool({ handlers: lists });
  await person.click(screen.getByRole('button', { name: 'Weitere Filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weitere Filter' }));
  await person.click(await dialog.findByRole('checkbox', { name: 'Teilzeit' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Minijob' }));
  await person.selectOptions(
    dialog.getByRole('combobox', { name: 'Arbeitszeit pro Woche' }),
    'höchstens 4 Stunden',
  );
  await person.click(dialog.getByRole('button', { name: 'Stellen zeigen' }));
  const narrowed = { job_type_ids: '1,2', work_load_ids: '1,2' };
  await waitFor(() => expect(asked('lean').at(-1)).toMatchObject(narrowed));
  expect(asked('count').at(-1)).toEqual({ mode: 'count', ...narrowed });
  await waitFor(() => expect(address()).toContain('job_type_ids'));
  expect(screen.getByRole('button', { name: 'Weitere Filter (3)' })).toBeVisible();
});

test('FIND-08 each filter that is on can be taken away by itself', async () => {
  const { person, asked } = openPool({ handlers: lists, stored: on });
  await person.click(await screen.findByRole('button', { name: 'Filter entfernen: Minijob' }));
  await waitFor(() => expect(asked('lean').at(-1)).toMatchObject({ job_type_ids: '2' }));
  expect(screen.getByRole('button', { name: 'Weitere Filter (2)' })).toHaveFocus();
});

test('HERS-06 hours are one filter, said as the most, and go with one press', async () => {
  const { person, asked } = openPool({ handlers: lists, stored: on });
  const hours = 'Filter entfernen: höchstens 4 Stunden pro Woche';
  await person.click(await screen.findByRole('button', { name: hours }));
  await waitFor(() => expect(asked('lean').at(-1)).not.toHaveProperty('work_load_ids'));
  expect(asked('lean').at(-1)).toMatchObject({ job_type_ids: '1,2' });
});

test('FIND-08 an id that does not exist is taken out with a word, and is no step back', async () => {
  const { shell, address } = openPool({
    handlers: lists,
    stored: { refinement: '{"job_type_ids":"1,77"}' },
  });
  await waitFor(() =>
    expect(shell.notices.getState().notices).toMatchObject([
      { title: 'Ein Filter gilt nicht mehr und wurde entfernt.' },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Weitere Filter (1)' })).toBeVisible();
  await waitFor(() => expect(address()).not.toContain('77'));
});

test('HERS-06 jobs-24 a saved search holds kinds and hours; of a scope a sentence says that it does not', async () => {
  const stored = { position: '{"id":61,"label":"Empfang"}' };
  const first = openPool({ handlers: lists, stored: { ...on, ...stored } });
  await screen.findByRole('button', { name: 'Suche speichern' });
  expect(screen.queryByText(/^Gespeichert werden/)).toBeNull();
  first.unmount();
  openPool({ handlers: lists, stored: { refinement: '{"scope":"near"}', ...stored } });
  expect(
    await screen.findByText(
      'Gespeichert werden „Was?“, „Wo?“ und Ihre Filter, aber nicht „In Ihrer Nähe“.',
    ),
  ).toBeVisible();
});

test('REACH-06 words, pay, contract, days and times of day are chosen together, and each goes alone', async () => {
  const { person, asked } = openPool({ handlers: lists });
  await person.click(screen.getByRole('button', { name: 'Weitere Filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weitere Filter' }));
  fill(dialog.getByRole('textbox', { name: /Wörter in der Anzeige/ }), 'Garten');
  await person.selectOptions(
    dialog.getByRole('combobox', { name: 'Bezahlung in der Stunde' }),
    'ab 15 €',
  );
  for (const name of ['unbefristet', 'vormittags', 'Dienstag']) {
    await person.click(dialog.getByRole('checkbox', { name }));
  }
  await person.click(dialog.getByRole('button', { name: 'Stellen zeigen' }));
  const narrowed = {
    words: 'Garten',
    pay_from: '1500',
    contract_kinds: 'permanent',
    times: 'tuesday,morning',
  };
  await waitFor(() => expect(asked('lean').at(-1)).toMatchObject(narrowed));
  expect(asked('count').at(-1)).toEqual({ mode: 'count', ...narrowed });
  for (const label of ['„Garten“', 'ab 15 € pro Stunde', 'unbefristet']) {
    expect(await screen.findByRole('button', { name: `Filter entfernen: ${label}` })).toBeVisible();
  }
  await person.click(
    screen.getByRole('button', { name: 'Filter entfernen: Dienstag oder vormittags' }),
  );
  await waitFor(() => expect(asked('lean').at(-1)).not.toHaveProperty('times'));
  expect(asked('lean').at(-1)).toMatchObject({ words: 'Garten', pay_from: '1500' });
});

test('FIND-08 lists that cannot be loaded can be asked for again, and filters stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { person } = openPool({
    stored: on,
    handlers: {
      ...lists,
      'GET /job_type': () => {
        if (broken) throw new NoAnswer();
        return lists['GET /job_type']();
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Weitere Filter (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weitere Filter' }));
  expect(await dialog.findByText('Die Auswahl konnte nicht geladen werden')).toBeVisible();
  broken = false;
  await person.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await dialog.findByRole('checkbox', { name: 'Minijob' })).toBeChecked();
  logged.mockRestore();
});

test('HERS-10 jobs-94 what is filtered by, order and map stand there without opening anything', async () => {
  const { person } = openPool({
    handlers: lists,
    stored: { ...on, position: '{"id":61,"label":"Empfang"}' },
  });
  expect(screen.getByRole('textbox', { name: 'Was?' })).toHaveValue('Empfang');
  expect(screen.queryByRole('button', { name: 'Suche ändern' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Sortieren' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Karte' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Filter entfernen: Minijob' }));
  expect(await screen.findByRole('button', { name: 'Weitere Filter (2)' })).toHaveFocus();
});
