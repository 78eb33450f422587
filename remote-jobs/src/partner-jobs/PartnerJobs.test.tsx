import type { PartnerJob } from '@silverjobs/contract';
import { apiFailure, buildCandidateUser, type Handler } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { jobs, openPool } from '../job-pool/testing/open-pool.tsx';

const build = (id: number, values: Partial<PartnerJob> = {}): PartnerJob => ({
  id,
  title: `Partnerstelle ${id}`,
  employer: 'Kanzlei am Rheinufer',
  description: 'Sie begrüßen Mandanten.',
  location_label: '50667 Köln',
  homeoffice: false,
  source: 'Stellenportal',
  url: `https://stellen.example/${id}`,
  published_at: Date.UTC(2026, 10, 20, 9),
  ...values,
});
const offers =
  (found: readonly PartnerJob[]): Handler<'GET /partner_job'> =>
  ({ query }) => {
    if (query.mode === 'count') return { id: found.length };
    const { offset = 0, limit = 20 } = query;
    return found.slice(offset, offset + limit);
  };
const member = buildCandidateUser({ plan_type: 'paid', isPaidUser: true });

function open(handler: Handler<'GET /partner_job'>, options: Parameters<typeof openPool>[0] = {}) {
  return openPool({
    user: member,
    ...options,
    handlers: { 'GET /job_demand': jobs(), 'GET /partner_job': handler, ...options.handlers },
  });
}
const show = () => screen.findByRole('button', { name: 'Mehr Stellen' });

test('TRUST-01 members find jobs of partners in the pool, with their source and the way there', async () => {
  const { person, address } = open(offers([build(1), build(2, { employer: null })]));
  await person.click(await show());
  expect(await screen.findByRole('heading', { name: 'Mehr Stellen (2)' })).toBeVisible();
  expect(address()).toContain('ansicht=mehr-stellen');
  const [first] = screen.getAllByRole('listitem').filter((item) => item.matches('.partner-job'));
  const card = within(first as HTMLElement);
  expect(card.getByRole('heading', { name: 'Partnerstelle 1' })).toBeVisible();
  expect(card.getByText('Quelle: Stellenportal')).toBeVisible();
  const link = card.getByRole('link', { name: /Apply Now/ });
  expect(link).toHaveAttribute('href', 'https://stellen.example/1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

test('jobs-100 20 a page, more by a button', async () => {
  const { person } = open(offers(Array.from({ length: 25 }, (_, index) => build(index + 1))));
  await person.click(await show());
  await person.click(await screen.findByRole('button', { name: 'Weitere Stellen laden' }));
  expect(await screen.findByRole('heading', { name: 'Partnerstelle 25' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Weitere Stellen laden' })).toBeNull();
});

test('jobs-100 others are not offered them, and a link shows them the list', async () => {
  const { calls } = open(offers([build(1)]), {
    user: buildCandidateUser(),
    route: '/?ansicht=mehr-stellen',
  });
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mehr Stellen' })).toBeNull();
  expect(calls.filter(({ key }) => key === 'GET /partner_job')).toEqual([]);
});

test('jobs-100 none for the filter says so', async () => {
  open(offers([]), { route: '/?ansicht=mehr-stellen' });
  expect(await screen.findByText('Keine Stellen von Partnern')).toBeVisible();
});

test('jobs-100 a failure says why, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { person } = open(
    (request) => {
      if (broken) throw apiFailure('unavailable', 'Der Dienst ruht.');
      return offers([build(1)])(request);
    },
    { route: '/?ansicht=mehr-stellen' },
  );
  expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Partnerstelle 1')).toBeVisible();
  jest.restoreAllMocks();
});
