import type { Environment } from '@silverjobs/shell';
import { buildCandidateUser, buildClientUser } from '@silverjobs/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({ path: '/jobs/:id', expose: 'JobPage', title: 'Stelle', under: '/' }),
      buildPage({ path: '/saved-jobs', expose: 'SavedPage', title: 'Gemerkt' }),
      buildPage({ path: '/erste-schritte', expose: 'FirstStepsPage', title: 'Erste Schritte' }),
    ],
    menu: [
      { section: 'jobs', order: 1, path: '/', label: 'Silverjobs', icon: 'briefcase', tab: 1 },
      { section: 'jobs', order: 3, path: '/saved-jobs', label: 'Gemerkt', icon: 'bookmark' },
    ],
  }),
  buildRemote({
    name: 'messaging',
    pages: [buildPage({ path: '/messages', expose: 'MessagesPage', title: 'Nachrichten' })],
    menu: [
      { section: 'jobs', order: 2, path: '/messages', label: 'Nachrichten', icon: 'mail', tab: 2 },
    ],
  }),
  buildRemote({
    name: 'silverplus',
    pages: [
      buildPage({
        path: '/job-coach',
        expose: 'JobCoachPage',
        title: 'Job-Coach',
        access: { kind: 'feature', feature: 'job-coach' },
      }),
      buildPage({ path: '/silverplus', expose: 'SilverplusPage', title: 'silver+' }),
    ],
    menu: [
      { section: 'silverplus', order: 1, path: '/job-coach', label: 'Job-Coach', icon: 'compass' },
      { section: 'silverplus', order: 2, path: '/silverplus', label: 'silver+', icon: 'star' },
    ],
  }),
  buildRemote({
    name: 'employer',
    pages: [
      buildPage({
        path: '/finances',
        expose: 'FinancesPage',
        title: 'Buchungen',
        access: { kind: 'client' },
        withoutButtonTo: ['post-job'],
      }),
      buildPage({
        path: '/post',
        expose: 'PostPage',
        access: { kind: 'client' },
        purpose: 'post-job',
      }),
    ],
    menu: [
      { section: 'employer', order: 1, path: '/finances', label: 'Buchungen', icon: 'badge-euro' },
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  JobPage: () => <h1>Stelle</h1>,
  SavedPage: () => <h1>Gemerkt</h1>,
  FirstStepsPage: () => (
    <>
      <h1>Erste Frage</h1>
      <Link to="/">Zu den Stellen</Link>
    </>
  ),
  MessagesPage: () => <h1>Gespräche</h1>,
  SilverplusPage: () => <h1>silver+</h1>,
  FinancesPage: () => <h1>Buchungen</h1>,
};

function open(
  user = buildCandidateUser(),
  environment: Environment = 'production',
  live = registry,
  route = '/',
) {
  return renderHost({
    route,
    registry: live,
    modules,
    token: 't',
    environment,
    handlers: { 'GET /auth/me': () => user },
  });
}

const menu = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
const tabs = () => within(screen.getByRole('navigation', { name: 'Bereiche' }));

test('LAY-02 the header tabs mark the current one', async () => {
  const { person } = open();
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(
    tabs()
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['Silverjobs', 'Nachrichten']);
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Silverjobs');
  await person.click(tabs().getByRole('link', { name: 'Nachrichten' }));
  await screen.findByRole('heading', { name: 'Gespräche' });
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Nachrichten');
});

test('LAY-02 a page marks the entry that it declares to be under', async () => {
  renderHost({
    route: '/jobs/3',
    registry,
    modules,
    token: 't',
    handlers: { 'GET /auth/me': () => buildCandidateUser() },
  });
  await screen.findByRole('heading', { name: 'Stelle' });
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Silverjobs');
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Silverjobs');
});

test('LAY-02 a page without a tab marks the first one of its section, the menu its own entry', async () => {
  const { person } = open();
  await screen.findByRole('heading', { name: 'Stellen' });
  await person.click(menu().getByRole('link', { name: 'Gemerkt' }));
  await screen.findByRole('heading', { name: 'Gemerkt' });
  expect(tabs().getByRole('link', { current: true })).toHaveTextContent('Silverjobs');
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Gemerkt');
  await person.click(menu().getByRole('link', { name: 'silver+' }));
  await screen.findByRole('heading', { name: 'silver+' });
  expect(tabs().queryByRole('link', { current: true })).toBeNull();
});

test('LAY-03 a free candidate sees the tools as locked, silver+ always, and no employer routes', async () => {
  open();
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(menu().getByRole('link', { name: 'Job-Coach (mit silver+)' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'silver+' })).toBeVisible();
  expect(menu().queryByRole('link', { name: 'Buchungen' })).toBeNull();
});

test('LAY-03 layout-4 a client sees silver+ and the employer routes, and no tools of candidates', async () => {
  open(buildClientUser());
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(menu().queryByRole('link', { name: /Job-Coach/ })).toBeNull();
  expect(menu().getByRole('link', { name: 'silver+' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Buchungen' })).toBeVisible();
});

test.each(['staging', 'local'] as const)(
  'LAY-05 on a %s host entries that the plan locks are left out, silver+ stays',
  async (environment) => {
    open(buildCandidateUser(), environment);
    await screen.findByRole('heading', { name: 'Stellen' });
    expect(menu().queryByRole('link', { name: /Job-Coach/ })).toBeNull();
    expect(menu().getByRole('link', { name: 'silver+' })).toBeVisible();
  },
);

test('LAY-04 LAY-05 a paying candidate sees the tools open everywhere', async () => {
  open(buildCandidateUser({ plan_type: 'paid', isPaidUser: true }), 'local');
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(menu().getByRole('link', { name: 'Job-Coach' })).toBeVisible();
});

test("LAY-07 a client without a job this month sees 'Anzeige schalten'", async () => {
  open(buildClientUser({ jobs_current_month: 0 }));
  const link = await screen.findByRole('link', { name: 'Anzeige schalten' });
  expect(link).toHaveAttribute('href', '/post');
});

test("LAY-07 'Anzeige schalten' is hidden on pages that have it themselves", async () => {
  const { person } = open(buildClientUser({ jobs_current_month: 0 }));
  await screen.findByRole('link', { name: 'Anzeige schalten' });
  await person.click(menu().getByRole('link', { name: 'Buchungen' }));
  await screen.findByRole('heading', { name: 'Buchungen' });
  expect(screen.queryByRole('link', { name: 'Anzeige schalten' })).toBeNull();
});

test("LAY-07 without a page for it there is no 'Anzeige schalten'", async () => {
  // No page of this registry is for the profile, which comes first here.
  open(buildClientUser({ jobs_current_month: 0, _client: null }));
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(screen.queryByRole('link', { name: 'Anzeige schalten' })).toBeNull();
});

test("LAY-06 the sign-out button reads 'Abmelden'", async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('LAY-09 skip link, landmarks, title, and focus on the heading after a navigation', async () => {
  const { person } = open();
  await screen.findByRole('heading', { name: 'Stellen' });
  expect(document.title).toBe('Silverjobs · silverjobs');
  expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute('href', '#inhalt');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'inhalt');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await person.click(tabs().getByRole('link', { name: 'Nachrichten' }));
  const heading = await screen.findByRole('heading', { name: 'Gespräche' });
  await screen.findByText('Nachrichten · silverjobs');
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Nachrichten · silverjobs');
});

test('LAY-01 the menu button opens the menu as a drawer, and choosing an entry closes it', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Menü' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menü' }));
  await person.click(drawer.getByRole('link', { name: 'Nachrichten' }));
  expect(await screen.findByRole('heading', { name: 'Gespräche' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('HERS-10 access-52 the first steps are not disturbed by the notice, which comes after them', async () => {
  const user = buildCandidateUser({ email_unconfirmed: true });
  const { person, calls } = open(user, undefined, undefined, '/erste-schritte');
  await screen.findByRole('heading', { name: 'Erste Frage' });
  const asked = () => calls.filter(({ key }) => key === 'GET /auth/me').length;
  const before = asked();
  // Confirmed in another tab is noticed all the same.
  await waitFor(() => {
    fireEvent.focus(window);
    expect(asked()).toBeGreaterThan(before);
  });
  expect(screen.queryByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Zu den Stellen' }));
  expect(await screen.findByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
});

test('TEAM-14 delivery-74 a remote brings a section and an icon of its own', async () => {
  const own = { name: 'mentoring', heading: 'Mentoring' };
  const mentoring = buildRemote({
    name: 'mentoring',
    pages: [
      buildPage({ path: '/mentors', expose: 'MentorsPage', title: 'Mentoren' }),
      buildPage({ path: '/tandem', expose: 'TandemPage', title: 'Tandem' }),
    ],
    menu: [
      {
        ...{ section: 'jobs', order: 2, path: '/tandem', label: 'Tandem', icon: 'user' },
        ownSection: own,
      },
      {
        ...{ section: 'jobs', order: 1, path: '/mentors', label: 'Mentoren', icon: 'user' },
        ownSection: own,
        ownIcon: ['M12 2v20', 'M2 12h20'],
      },
    ],
  });
  const { remotes } = registry;
  open(undefined, undefined, { ...registry, remotes: { mentoring, ...remotes } });
  await screen.findByRole('heading', { name: 'Stellen' });
  const headings = menu().getAllByRole('region');
  expect(headings.map((section) => section.getAttribute('aria-label')).slice(0, 3)).toEqual([
    'Stellen',
    'Mentoring',
    'silver+',
  ]);
  const links = within(menu().getByRole('region', { name: 'Mentoring' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Mentoren', 'Tandem']);
  const lines = [...(links[0]?.querySelectorAll('svg path') ?? [])];
  expect(lines.map((line) => line.getAttribute('d'))).toEqual(['M12 2v20', 'M2 12h20']);
});
