import { buildCandidateUser } from '@silverjobs/testing';
import { act, screen } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const free = buildCandidateUser();
const paid = { ...free, plan_type: 'paid' as const, isPaidUser: true };
const access = { kind: 'feature', feature: 'job-coach' } as const;
const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage({ path: '/job-coach', expose: 'JobCoachPage', title: 'Job-Coach', access }),
      buildPage({ path: '/', expose: 'JobPoolPage', title: 'Stellen' }),
    ],
  }),
);

test('TRUST-07 silverplus-44 an open page closes with the plan, says why, and keeps what was typed', async () => {
  const { person, shell } = renderHost({
    route: '/job-coach',
    registry,
    token: 't',
    handlers: { 'GET /auth/me': () => paid },
    modules: {
      JobCoachPage: () => (
        <label>
          Ihre Frage <input />
        </label>
      ),
      JobPoolPage: () => <h1>Stellen</h1>,
    },
  });
  await person.type(await screen.findByLabelText('Ihre Frage'), 'Was kann ich gut?');
  act(() => {
    shell.session.setState({ user: free });
    shell.notify({ tone: 'warning', title: 'Ihre silver+-Mitgliedschaft ist beendet' });
  });
  const heading = await screen.findByRole('heading', {
    name: 'Ihre silver+-Mitgliedschaft ist beendet',
  });
  expect(heading).toHaveFocus();
  // Said once: not in a notice above the page, too.
  expect(shell.notices.getState().notices).toEqual([]);
  expect(screen.getByText(/Diese Seite gehört zu silver\+/)).toBeVisible();
  expect(screen.getByLabelText('Ihre Frage')).not.toBeVisible();
  act(() => shell.session.setState({ user: paid }));
  expect(screen.getByLabelText('Ihre Frage')).toBeVisible();
  expect(screen.getByLabelText('Ihre Frage')).toHaveValue('Was kann ich gut?');
  expect(screen.queryByText(/Diese Seite gehört zu silver\+/)).toBeNull();
});
