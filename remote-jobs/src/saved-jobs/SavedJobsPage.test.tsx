import type { MarkedJob } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildMarkedJob,
  buildMarkedJobs,
  type CallRequest,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { MarkJobActions } from '../job-marks/MarkJobActions.tsx';
import { useMarkJob } from '../job-marks/useMarkJob.ts';
import { SavedJobsPage } from './SavedJobsPage.tsx';

const hiddenJob = buildMarkedJob({ id: 3, title: 'Hund ausführen', _saved: false, _hidden: true });

/** Answers as the backend does for saved and hidden jobs alike. */
function kept(jobs: MarkedJob[]) {
  return ({ query }: Pick<CallRequest<'GET /saved_job'>, 'query'>) => {
    if (query.mode === 'count') return { id: jobs.length };
    const { offset = 0, limit = 20 } = query;
    return jobs.slice(offset, offset + limit);
  };
}

/** Rows of 150 px in a window of 600 px. */
function Window({ children }: { children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 600, itemHeight: 150 }}>
      {children}
    </VirtuosoMockContext>
  );
}

function open(
  saved: MarkedJob[] = [buildMarkedJob()],
  options: RenderPageOptions = {},
  beside: ReactNode = null,
) {
  const page = renderPage(
    <Window>
      {beside}
      <SavedJobsPage />
    </Window>,
    {
      user: buildCandidateUser(),
      route: '/saved-jobs',
      path: '/saved-jobs',
      ...options,
      handlers: {
        'GET /saved_job': kept(saved),
        'GET /hidden_job': kept([hiddenJob]),
        'POST /saved_job': () => ({ ok: true }),
        'DELETE /saved_job/{id}': () => ({ ok: true }),
        'DELETE /hidden_job/{id}': () => ({ ok: true }),
        ...options.handlers,
      },
    },
  );
  const sent = () => page.calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));
  return { ...page, sent };
}

test('the saved jobs with their day; letting one go keeps its row for the way back', async () => {
  const { person, sent } = open([buildMarkedJob({ title: 'Fahrdienst' })]);
  expect(screen.getByRole('heading', { level: 1, name: 'Gemerkte Stellen' })).toBeVisible();
  expect(await screen.findByText('Gemerkt am 20.11.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fahrdienst' })).toHaveAttribute('href', '/jobs/12');
  await person.click(screen.getByRole('button', { name: 'Gemerkt Fahrdienst' }));
  const again = await screen.findByRole('button', { name: 'Merken Fahrdienst' });
  expect(again).toHaveFocus();
  await person.click(again);
  expect(await screen.findByRole('button', { name: 'Gemerkt Fahrdienst' })).toBeVisible();
  await waitFor(() => expect(sent()).toEqual(['DELETE /saved_job/{id}', 'POST /saved_job']));
});

test('a job that was taken off stays, is marked and leads nowhere', async () => {
  open([buildMarkedJob({ title: 'Fahrdienst', state: 'closed' })]);
  expect(await screen.findByText('Diese Stelle wurde vom Arbeitgeber deaktiviert')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Fahrdienst' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Gemerkt Fahrdienst' })).toBeVisible();
});

test('the hidden jobs have an address of their own and can be brought back', async () => {
  const { person, sent, address } = open();
  await person.click(await screen.findByRole('button', { name: 'Nicht mehr gezeigt (1)' }));
  expect(address()).toBe('/saved-jobs?liste=ausgeblendet');
  expect(await screen.findByText('Ausgeblendet am 20.11.2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Wieder zeigen Hund ausführen' }));
  const hide = await screen.findByRole('button', { name: 'Nicht mehr zeigen Hund ausführen' });
  expect(hide).toHaveFocus();
  await waitFor(() => expect(sent()).toEqual(['DELETE /hidden_job/{id}']));
});

test('20 a page, the next one by button, each row says its place and the total', async () => {
  const { person } = open(buildMarkedJobs(45));
  const row = (await screen.findByRole('link', { name: 'Stelle 2' })).closest('li');
  expect(row).toHaveAttribute('aria-posinset', '2');
  await waitFor(() => expect(row).toHaveAttribute('aria-setsize', '45'));
  expect(screen.getAllByRole('article').length).toBeLessThan(20);
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull());
});

test('POOL-11 back from a job the row that was opened has the focus again', async () => {
  const { person, router } = open(buildMarkedJobs(3));
  await person.click(await screen.findByRole('link', { name: 'Stelle 2' }));
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Stelle 2' })).toHaveFocus());
});

test('a page after a job was let go begins where the server goes on', async () => {
  const { person, calls } = open(buildMarkedJobs(45));
  await person.click(await screen.findByRole('button', { name: 'Gemerkt Stelle 2' }));
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ mode: 'list', offset: 19 }),
    ),
  );
});

test.each([
  ['/saved-jobs', 'Sie haben noch keine Stelle gemerkt'],
  ['/saved-jobs?liste=ausgeblendet', 'Ihnen werden alle Stellen gezeigt'],
])('%s without jobs says what to do', async (route, text) => {
  open([], { route, handlers: { 'GET /hidden_job': kept([]) } });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
});

function Actions({ job }: { job: MarkedJob }) {
  return <MarkJobActions job={job} mark={useMarkJob(job.id)} />;
}

test.each([
  ['has arrived', 'Sie haben noch keine Stelle gemerkt'],
  ['is under way', 'Stellen werden geladen …'],
])(
  'a list that %s before the server knows of a saved job shows it after all',
  async (_, before) => {
    const job = buildMarkedJob({ title: 'Fahrdienst', _saved: false });
    const late = before === 'Stellen werden geladen …';
    const saved: MarkedJob[] = [];
    let save = () => {};
    let read = () => {};
    const saving = new Promise<void>((done) => {
      save = done;
    });
    const reading = new Promise<void>((done) => {
      read = done;
    });
    let reads = 0;
    const { person } = open(
      saved,
      {
        handlers: {
          'GET /saved_job': async (call) => {
            const answer = kept([...saved])(call);
            if (late && call.query.mode !== 'count' && reads++ === 0) await reading;
            return answer;
          },
          'POST /saved_job': async () => {
            await saving;
            saved.push({ ...job, _saved: true });
            return { ok: true };
          },
        },
      },
      <Actions job={job} />,
    );
    expect(await screen.findByText(before)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Merken' }));
    save();
    expect(await screen.findByRole('link', { name: 'Fahrdienst' })).toBeVisible();
    read();
    expect(await screen.findByRole('link', { name: 'Fahrdienst' })).toBeVisible();
  },
);

test('a broken address shows the saved jobs', async () => {
  open(undefined, { route: '/saved-jobs?liste=%3Cimg%3E' });
  expect(await screen.findByText('Gemerkt am 20.11.2026')).toBeVisible();
});

test('while loading it says so', () => {
  open([], { handlers: { 'GET /saved_job': () => new Promise(() => {}) } });
  expect(screen.getByText('Stellen werden geladen …')).toBeInTheDocument();
});

test('a list that cannot be loaded says so and can be loaded again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { person } = open([], {
    handlers: {
      'GET /saved_job': (request) => {
        if (broken) throw new NoAnswer();
        return kept([buildMarkedJob()])(request);
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Fehler beim Laden')).toBeVisible();
  broken = false;
  await person.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Gemerkt am 20.11.2026')).toBeVisible();
  logged.mockRestore();
});
