import { apiFailure, fill, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ObjectionPage } from './ObjectionPage.tsx';

const route = '/entscheidung-beanstanden';
const linkToken = { path: route, token: 'geheim' };
const decision = {
  about: 'die Nachricht vom 26.11.2026, die so beginnt: „Guten Tag …“',
  reason: 'Vorkasse ist nicht erlaubt.',
  decided_at: Date.parse('2026-11-27T09:00:00Z'),
};

test('OPER-08 operators-14 an objection is written without signing in and confirmed', async () => {
  const { person, calls } = renderPage(<ObjectionPage />, {
    user: null,
    route,
    linkToken,
    handlers: {
      'POST /objection/open': () => decision,
      'POST /objection': () => ({ ok: true as const }),
    },
  });
  expect(await screen.findByText(`Es geht um ${decision.about}.`)).toBeVisible();
  expect(screen.getByText(/27\.11\.2026: Vorkasse ist nicht erlaubt\./)).toBeVisible();
  calls.length = 0;
  const send = screen.getByRole('button', { name: 'Widerspruch senden' });
  await person.click(send);
  expect(calls).toEqual([]);
  fill(screen.getByLabelText(/^Ihre Begründung/), 'Das stimmt nicht.');
  await person.click(send);
  expect(await screen.findByText('Ihr Widerspruch ist bei uns')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim', text: 'Das stimmt nicht.' } }]);
});

test('OPER-08 operators-14 a refused objection says why and keeps the words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<ObjectionPage />, {
    user: null,
    route,
    linkToken,
    handlers: {
      'POST /objection/open': () => decision,
      'POST /objection': () => {
        throw apiFailure('link.used', 'Ihr Widerspruch ist schon bei uns.');
      },
    },
  });
  const field = screen.getByLabelText(/^Ihre Begründung/);
  fill(field, 'Das stimmt nicht.');
  await person.click(screen.getByRole('button', { name: 'Widerspruch senden' }));
  expect(await screen.findByText('Ihr Widerspruch ist schon bei uns.')).toBeVisible();
  expect(field).toHaveValue('Das stimmt nicht.');
  logged.mockRestore();
});

test('OPER-08 operators-14 whoever has objected already is told before a word is written', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<ObjectionPage />, {
    user: null,
    route,
    linkToken,
    handlers: {
      'POST /objection/open': () => {
        throw apiFailure('link.used', 'Ihr Widerspruch ist schon bei uns.');
      },
    },
  });
  expect(await screen.findByText('Ihr Widerspruch ist schon bei uns.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  logged.mockRestore();
});

test('without a token nothing can be sent', () => {
  renderPage(<ObjectionPage />, { user: null, route });
  expect(screen.getByText('Der Link ist nicht vollständig')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
