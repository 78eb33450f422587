import { buildCandidateUser } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { openAccount } from '../account/testing/open-account.tsx';

const KEPT_KEY = 'silverjobs.drafts';
const user = buildCandidateUser({ id: 1 });
const draft = (userId: number, path: string, title: string) => ({
  userId,
  key: `draft.${path}`,
  value: 'Guten Tag',
  at: Date.now(),
  place: { path, title },
});

const open = (...drafts: ReturnType<typeof draft>[]) =>
  openAccount(user, {}, { [KEPT_KEY]: JSON.stringify(drafts) });

test('FIND-05 account-42 kept drafts stand on the account page, with the way to each', async () => {
  const { person, store } = open(
    draft(1, '/jobs/12', 'Empfang'),
    draft(1, '/contact', 'Kontakt'),
    draft(2, '/jobs/13', 'Fremdes'),
  );
  expect(await screen.findByRole('heading', { name: 'Ihre Entwürfe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Empfang' })).toHaveAttribute('href', '/jobs/12');
  expect(screen.queryByText('Fremdes')).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Löschen: Kontakt/ }));
  expect(screen.queryByRole('link', { name: 'Kontakt' })).toBeNull();
  expect(store.getItem(KEPT_KEY)).not.toContain('/contact');
  await person.click(screen.getByRole('button', { name: /^Löschen: Empfang/ }));
  expect(screen.getByText('Sie haben keine Entwürfe mehr.').parentElement).toHaveFocus();
  expect(store.getItem(KEPT_KEY)).toContain('Fremdes');
});

test('FIND-05 account-42 without a kept draft there is no list', async () => {
  open(draft(2, '/jobs/13', 'Fremdes'));
  await screen.findByRole('heading', { name: 'Mein Konto' });
  expect(screen.queryByRole('heading', { name: 'Ihre Entwürfe' })).toBeNull();
});
