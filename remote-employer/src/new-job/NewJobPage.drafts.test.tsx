import { apiFailure, NoAnswer } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { agree, KEY, openNewJob, post, posted, saved, storedAs } from './testing/open-new-job.tsx';

/** A browser that could not save. */
const renderWith = (kept: object) =>
  openNewJob(
    `/new/job?entwurf=${KEY}`,
    {
      'PUT /job_draft/{key}': () => {
        throw new NoAnswer();
      },
    },
    { 'draft.jobs': JSON.stringify(kept) },
  );

test('REACH-09 employers-88 what is typed is saved as a draft, and the address leads back to it', async () => {
  const { person, calls, address, store } = openNewJob();
  await person.type(await screen.findByLabelText('Titel der Anzeige'), 'Empfang');
  await screen.findByText(/^Gespeichert am 26.11.2026/, {}, { timeout: 5_000 });
  expect(address()).toMatch(/^\/new\/job\?entwurf=[\da-f-]{36}$/);
  expect(saved(calls).at(-1)).toMatchObject({ draft: { fields: { title: 'Empfang' } } });
  expect(store.getItem('draft.jobs')).toBeNull();
  expect(screen.getByLabelText('Titel der Anzeige')).toHaveFocus();
});

test('REACH-09 employers-88 a draft of the server is gone on with, posted under its key and then deleted', async () => {
  const fields = {
    positionId: 61,
    positionLabel: 'Empfang',
    title: 'Vom Büro',
    description: 'Kurz.',
  };
  const more = { jobTypeId: '2', workLoadId: '5', postalCode: '50968' };
  const { person, calls } = openNewJob(`/new/job?entwurf=${KEY}`, {
    'GET /job_draft/{key}': () => ({
      ...storedAs({
        version: 4,
        draft: { fields: { ...fields, ...more, unknown: 'x' }, over: null },
      }),
    }),
  });
  expect(await screen.findByLabelText('Titel der Anzeige')).toHaveValue('Vom Büro');
  await screen.findAllByText('50968 Köln');
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(posted(calls)).toMatchObject([{ title: 'Vom Büro', client_key: KEY }]);
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'DELETE /job_draft/{key}')).toHaveLength(1),
  );
  expect(saved(calls)).toEqual([]);
});

test('REACH-09 employers-88 what a colleague has saved meanwhile is not overwritten: one chooses', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const theirs = {
    ...storedAs({ version: 6, draft: { fields: { title: 'Von Ute' }, over: null } }),
    saved_by: 'Ute Beispiel',
  };
  let version = 4;
  const { person, calls } = openNewJob(`/new/job?entwurf=${KEY}`, {
    'GET /job_draft/{key}': () =>
      version === 4
        ? storedAs({ version: 3, draft: { fields: { title: 'Alt' }, over: null } })
        : theirs,
    'PUT /job_draft/{key}': ({ body }) => {
      if (body.version !== theirs.version) {
        version = theirs.version;
        throw apiFailure('conflict', 'Geändert.');
      }
      return storedAs(body);
    },
  });
  await person.type(await screen.findByLabelText('Titel der Anzeige'), 'er Titel');
  const choice = await screen.findByText(
    'Dieser Entwurf wurde von Ute Beispiel geändert',
    {},
    {
      timeout: 5_000,
    },
  );
  expect(choice).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Diese Fassung behalten' }));
  await screen.findByText(/^Gespeichert am/);
  expect(saved(calls).at(-1)).toMatchObject({
    version: 7,
    keep_previous: true,
    draft: { fields: { title: 'Alter Titel' } },
  });
  jest.restoreAllMocks();
});

test('REACH-09 employers-88 without a connection the draft stays in this browser, and a reload goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const kept = { [KEY]: { version: 0, draft: { fields: { title: 'Im Zug' }, over: null } } };
  const { person, store, handlers } = renderWith(kept);
  const title = await screen.findByLabelText('Titel der Anzeige');
  await waitFor(() => expect(title).toHaveValue('Im Zug'));
  await person.type(title, ' geschrieben');
  await screen.findByText(/^Noch nicht gespeichert/, {}, { timeout: 5_000 });
  expect(store.getItem('draft.jobs')).toContain('Im Zug geschrieben');
  handlers['PUT /job_draft/{key}'] = ({ body }) => storedAs(body);
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText(/^Gespeichert am/);
  expect(store.getItem('draft.jobs')).toBeNull();
  jest.restoreAllMocks();
});
