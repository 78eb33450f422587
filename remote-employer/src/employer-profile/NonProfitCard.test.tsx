import { buildClientUser, buildEmployerProfile, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { NonProfitCard } from './NonProfitCard.tsx';

const open = (values: Parameters<typeof buildEmployerProfile>[0]) =>
  renderPage(<NonProfitCard client={buildEmployerProfile({ complete: true, ...values })} />, {
    user: buildClientUser(),
    route: '/new/profile',
  });

test('REACH-14 employers-66 a company can show its certificate', async () => {
  open({ isPrivate: false, non_profit: 'none' });
  expect(await screen.findByRole('heading', { name: 'Sind Sie gemeinnützig?' })).toBeVisible();
  expect(screen.getByText(/Freistellungsbescheid/)).toBeVisible();
  expect(screen.getByText('Nachweis zeigen')).toBeVisible();
});

test('REACH-13 the certificate is one of the own country', async () => {
  open({ isPrivate: false, non_profit: 'none', postal_code: 'A-5020' });
  expect(await screen.findByText(/Bescheid Ihres Finanzamts/)).toBeVisible();
  expect(screen.queryByText(/§ 60a AO/)).toBeNull();
});

test.each([
  ['asked', 'Wir sehen Ihren Nachweis gerade an'],
  ['proven', 'Ihre Gemeinnützigkeit ist bestätigt'],
  ['refused', 'Ihr Nachweis hat noch nicht gereicht'],
] as const)('REACH-14 employers-66 it reads that its proof is %s', async (non_profit, text) => {
  open({ isPrivate: false, non_profit });
  expect(await screen.findByText(text)).toBeVisible();
});

test('REACH-14 a household is not asked', async () => {
  const { container } = open({ isPrivate: true, non_profit: 'none' });
  expect(container).not.toHaveTextContent('gemeinnützig');
});
