import type { JobSearch } from '@silverjobs/contract';
import { buildCandidateUser, buildJobSearch, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { SearchHint } from './SearchHint.tsx';

const open = (searches: JobSearch[]) =>
  renderPage(<SearchHint />, {
    user: buildCandidateUser(),
    route: '/stelle/12/x',
    path: '/stelle/:id/:slug',
    handlers: { 'GET /job_search': () => searches },
  });

test.each([
  [0, /^Speichern Sie, was und wo Sie suchen/, 'Zur Stellensuche', '/'],
  [1, /^Sie haben eine Suche gespeichert/, 'Meine Suchen ansehen', '/searches'],
  [2, /^Sie haben 2 Suchen gespeichert/, 'Meine Suchen ansehen', '/searches'],
] as const)(
  'TEAM-14 public-13 with %i searches it says what comes of them',
  async (count, text, name, href) => {
    open(Array.from({ length: count }, (_, index) => buildJobSearch({ id: index + 1 })));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);
