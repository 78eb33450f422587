import {
  apiFailure,
  buildCandidateUser,
  buildReceipt,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ReceiptPage } from './ReceiptPage.tsx';

function open(handlers: Handlers) {
  return renderPage(<ReceiptPage />, {
    user: buildCandidateUser(),
    path: '/applications/:id',
    route: '/applications/77',
    handlers,
  });
}

test('REACH-03 the receipt says what was sent to whom and when', async () => {
  open({
    'GET /application/{id}/receipt': () =>
      buildReceipt({
        state: 'read',
        contact_data: {
          salutation_id: 2,
          first_name: 'Renate',
          last_name: 'Schuster',
          phone: '0221 123',
          email: 'r@test.example',
        },
      }),
  });
  expect(await screen.findByText('20.11.2026, 09:30 Uhr')).toBeVisible();
  expect(screen.getByText('Mitarbeit am Empfang')).toBeVisible();
  expect(screen.getByText('Renate Schuster, 0221 123, r@test.example')).toBeVisible();
  expect(screen.getByText('Vom Arbeitgeber gelesen')).toBeVisible();
  expect(screen.getByText(/ich komme gern/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Gespräch' })).toHaveAttribute(
    'href',
    '/messages/77',
  );
});

test('REACH-03 a receipt of somebody else is none', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  open({
    'GET /application/{id}/receipt': () => {
      throw apiFailure('not_found', 'x');
    },
  });
  expect(await screen.findByText('Diese Bewerbung gibt es nicht.')).toBeVisible();
  logged.mockRestore();
});
