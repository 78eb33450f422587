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
  await person.click(screen.getByRole('button', { name: 'Neue Adresse weitergeben' }));
  expect(await screen.findByText('Ihre neue Adresse ist weitergegeben')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ body: { communication_ids: [2] } });
});

test('TRUST-05 account-41 what was given to some is said, and to whom it was not given', async () => {
  const { person } = renderPage(<SharedAddressCard email="neu@example.org" />, {
    handlers: {
      'GET /shared_address': () => [address(1, 'Caritas'), address(2, 'Weber'), address(3, 'Kita')],
      'POST /shared_address': () => [address(1, 'Caritas'), address(3, 'Kita')],
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: /Kita/ }));
  await person.click(screen.getByRole('button', { name: 'Neue Adresse weitergeben' }));
  expect(await screen.findByText('Ihre neue Adresse ist weitergegeben')).toBeVisible();
  expect(screen.getByText('Ein Arbeitgeber sieht jetzt neu@example.org.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Diese Arbeitgeber haben die Adresse noch nichtCaritas. Bitte versuchen Sie es noch einmal.',
  );
});
