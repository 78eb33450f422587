import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { SharedAddressCard } from './SharedAddressCard.tsx';

const address = (communication_id: number, employer: string) => ({
  communication_id,
  with: employer,
  job_title: 'Empfang',
  email: 'alt@example.org',
});

test('TRUST-05 account-41 the new address is shown beside the old one and given to those chosen', async () => {
  const { person, calls } = renderPage(<SharedAddressCard email="neu@example.org" />, {
    handlers: {
      'GET /shared_address': () => [address(1, 'Caritas'), address(2, 'Weber')],
      'POST /shared_address': () => [],
    },
  });
  const caritas = await screen.findByRole('checkbox', { name: /Caritas/ });
  expect(screen.getByText('alt@example.org')).toBeVisible();
  expect(screen.getByText('neu@example.org')).toBeVisible();
  await person.click(caritas);
  await person.click(screen.getByRole('button', { name: 'Neue Adresse geben' }));
  expect(await screen.findByText('Ihre neue Adresse ist weitergegeben')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ body: { communication_ids: [2] } });
});
