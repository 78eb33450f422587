import { useApi } from '@silverjobs/api';
import { jobListQuery } from '@silverjobs/api/job-demand';
import type { JobDemandLean } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildJobDemandLean,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { JobRow } from './JobRow.tsx';

const job = buildJobDemandLean({ id: 12, title: 'Fahrdienst' });

/** The row as the pool shows it: from the cached list. */
function Row() {
  const { data } = useInfiniteQuery(jobListQuery(useApi(), {}));
  const [listed] = data?.pages.flat() ?? [];
  return listed ? <JobRow job={listed} /> : null;
}

function open(options: RenderPageOptions = {}, listed: JobDemandLean = job) {
  const page = renderPage(<Row />, {
    user: buildCandidateUser(),
    ...options,
    handlers: {
      'GET /job_demand': () => [listed],
      'POST /saved_job': () => ({ ok: true }),
      'DELETE /saved_job/{id}': () => ({ ok: true }),
      'POST /hidden_job': () => ({ ok: true }),
      'DELETE /hidden_job/{id}': () => ({ ok: true }),
      ...options.handlers,
    },
  });
  const sent = () => page.calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));
  const notices = () => page.shell.notices.getState().notices;
  return { ...page, sent, notices };
}

const button = (name: string) => screen.findByRole('button', { name: `${name} Fahrdienst` });

/** An answer that comes when it is told to. */
function held() {
  let finish: (value?: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    finish = resolve;
  });
  return { answer: () => answer.then(() => ({ ok: true as const })), finish };
}

test('a job is remembered at once, and forgotten again', async () => {
  const { answer, finish } = held();
  const { person, sent, calls } = open({ handlers: { 'POST /saved_job': answer } });
  await person.click(await button('Merken'));
  const pressed = await button('Gemerkt');
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  expect(pressed).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ job_demand_id: 12 });
  await act(async () => finish());
  await person.click(await button('Gemerkt'));
  expect(await button('Merken')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(sent()).toEqual(['POST /saved_job', 'DELETE /saved_job/{id}']));
});

test('clicks while a request is on its way are sent together after it, the last one counts', async () => {
  const { answer, finish } = held();
  const { person, sent } = open({ handlers: { 'POST /saved_job': answer } });
  await person.click(await button('Merken'));
  await person.click(await button('Gemerkt'));
  await person.click(await button('Merken'));
  await person.click(await button('Gemerkt'));
  expect(sent()).toEqual(['POST /saved_job']);
  await act(async () => finish());
  await waitFor(() => expect(sent()).toEqual(['POST /saved_job', 'DELETE /saved_job/{id}']));
  expect(await button('Merken')).toBeVisible();
});

test.each([
  ['the message of the server', () => apiFailure('conflict', 'Voll.'), 'Voll.'],
  ['no answer', () => new NoAnswer(), 'Bitte versuchen Sie es noch einmal.'],
])('what fails with %s is undone and told', async (_, failure, message) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, notices } = open({
    handlers: {
      'POST /saved_job': () => {
        throw failure();
      },
    },
  });
  await person.click(await button('Merken'));
  await waitFor(() =>
    expect(notices()).toMatchObject([
      { tone: 'error', title: 'Die Stelle konnte nicht gemerkt werden', message },
    ]),
  );
  expect(await button('Merken')).toBeVisible();
  logged.mockRestore();
});

// A hidden job has no card any more, from which it was hidden.
test.each([
  ['Merken', 'POST /saved_job', 'Gemerkt'],
  ['Nicht mehr zeigen', 'POST /hidden_job', 'Rückgängig'],
] as const)(
  'ACC-14 access-23 %s that an expired session interrupted is sent again after signing in',
  async (pressed, key, shown) => {
    const { person, shell, handlers, sent } = open({
      handlers: {
        [key]: () => {
          throw apiFailure('token.expired', 'abgelaufen');
        },
      },
    });
    await person.click(await button(pressed));
    await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
    handlers[key] = () => ({ ok: true });
    act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
    await waitFor(() => expect(sent()).toEqual([key, key]));
    expect(await button(shown)).toBeVisible();
  },
);

test('a hidden job leaves a note with the way back, and the focus goes with it', async () => {
  const { person, sent, calls } = open();
  await person.click(await button('Nicht mehr zeigen'));
  expect(screen.getByText('„Fahrdienst“ wird Ihnen nicht mehr gezeigt.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  const undo = await button('Rückgängig');
  expect(undo).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ job_demand_id: 12 });
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Fahrdienst' })).toHaveFocus();
  await waitFor(() => expect(sent()).toEqual(['POST /hidden_job', 'DELETE /hidden_job/{id}']));
});

test('a saved job that was hidden by mistake is saved again', async () => {
  const { person, sent } = open({}, { ...job, _saved: true });
  await person.click(await button('Nicht mehr zeigen'));
  await person.click(await button('Rückgängig'));
  expect(await button('Gemerkt')).toBeVisible();
  await waitFor(() => expect(sent()).toEqual(['POST /hidden_job', 'POST /saved_job']));
});

test('jobs-38 what is taken back while it is being hidden is sent after it', async () => {
  const { answer, finish } = held();
  const { person, sent } = open({ handlers: { 'POST /hidden_job': answer } });
  await person.click(await button('Nicht mehr zeigen'));
  await person.click(await button('Rückgängig'));
  expect(await button('Nicht mehr zeigen')).toBeVisible();
  expect(sent()).toEqual(['POST /hidden_job']);
  await act(async () => finish());
  await waitFor(() => expect(sent()).toEqual(['POST /hidden_job', 'DELETE /hidden_job/{id}']));
});

test('jobs-38 saved, hidden and taken back during one call, the server hears it in this order', async () => {
  const { answer, finish } = held();
  const { person, sent } = open({ handlers: { 'POST /saved_job': answer } });
  await person.click(await button('Merken'));
  await person.click(await button('Nicht mehr zeigen'));
  await person.click(await button('Rückgängig'));
  expect(sent()).toEqual(['POST /saved_job']);
  await act(async () => finish());
  const calls = ['POST /saved_job', 'POST /hidden_job', 'POST /saved_job'];
  await waitFor(() => expect(sent()).toEqual(calls));
  expect(await button('Gemerkt')).toBeVisible();
});

test('the number of jobs is asked again when one is hidden, the list is not', async () => {
  const { person, queries, calls } = open();
  queries.setQueryData(['jobs', 'count', {}], { id: 5 });
  await person.click(await button('Nicht mehr zeigen'));
  await waitFor(() =>
    expect(queries.getQueryState(['jobs', 'count', {}])?.isInvalidated).toBe(true),
  );
  expect(calls.filter(({ key }) => key === 'GET /job_demand')).toHaveLength(1);
});

test('employers can neither remember nor hide jobs', async () => {
  open({ user: buildClientUser() });
  await screen.findByRole('link', { name: 'Fahrdienst' });
  expect(screen.queryByRole('button')).toBeNull();
});
