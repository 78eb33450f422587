import {
  apiFailure,
  buildOperatorCaseDetail,
  buildOperatorUser,
  fill,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { decidedText } from '../texts/case-texts.ts';
import { templatesFor } from '../texts/decision-templates.ts';
import { CasePage } from './CasePage.tsx';

const base = {
  user: buildOperatorUser(),
  route: '/operator/cases/job/7',
  path: '/operator/cases/:kind/:id',
};

test('OPER-08 operators-10 a decision needs action, ground and reason, and is sent once', async () => {
  const { person, calls } = renderPage(<CasePage />, {
    ...base,
    handlers: {
      'GET /operator/case': () => [],
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () => buildOperatorCaseDetail(),
      'POST /operator/decision': () => buildOperatorCaseDetail({ hidden: true }),
    },
  });
  expect(await screen.findByText('Bitte überweisen Sie vorab 50 Euro.')).toBeVisible();
  expect(screen.getByText('Weber Holzbau GmbH, firma@example.org')).toBeVisible();
  expect(screen.getByText(/Bewerberseite · 20\.11\.2026/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Entscheiden und benachrichtigen' });
  await person.click(send);
  expect(await screen.findAllByText('Bitte schreiben Sie den Grund dazu.')).not.toHaveLength(0);
  expect(calls.some(({ key }) => key === 'POST /operator/decision')).toBe(false);
  await person.click(screen.getByRole('radio', { name: 'Ausblenden' }));
  await person.click(screen.getByRole('radio', { name: 'Nutzungsbedingungen' }));
  fill(screen.getByLabelText(/^Begründung/), 'Verlangt Geld vorab.');
  await person.click(send);
  await screen.findByText('Offen');
  const sent = calls.filter(({ key }) => key === 'POST /operator/decision');
  expect(sent).toMatchObject([
    {
      body: { kind: 'job', id: 7, action: 'hide', ground: 'terms', reason: 'Verlangt Geld vorab.' },
    },
  ]);
});

test('OPER-08 operators-13 blocking an account with a paid plan says that the plan ends', async () => {
  const found = buildOperatorCaseDetail();
  const owner = found.owner && { ...found.owner, paid: true };
  const { person } = renderPage(<CasePage />, {
    ...base,
    handlers: {
      'GET /operator/case': () => [],
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () => ({ ...found, owner }),
    },
  });
  await person.click(await screen.findByRole('radio', { name: /Konto sperren/ }));
  expect(screen.getByText(/endet durch die Sperre mit dem Monat/)).toBeVisible();
});

test('OPER-08 operators-14 objections, earlier decisions and what is gone are shown', async () => {
  const at = Date.UTC(2026, 10, 21, 9);
  renderPage(<CasePage />, {
    ...base,
    handlers: {
      'GET /operator/case': () => [],
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () =>
        buildOperatorCaseDetail({
          hidden: true,
          owner: null,
          actions: ['none', 'restore'],
          objections: [
            { id: 3, party: 'affected', text: 'Ein Pfand.', created_at: at, open: true },
          ],
          decisions: [
            { id: 5, action: 'hide', ground: 'terms', reason: 'Verlangt Geld.', created_at: at },
          ],
        }),
    },
  });
  expect(await screen.findByText('Ein Pfand.')).toBeVisible();
  expect(screen.getByText('Verlangt Geld.')).toBeVisible();
  expect(screen.getByText('gelöscht')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Wieder sichtbar machen' })).toBeVisible();
});

test('OPER-08 an address that is none and a failure say so', async () => {
  renderPage(<CasePage />, { ...base, route: '/operator/cases/nichts/7' });
  expect(await screen.findByText('Diese Meldung gibt es nicht.')).toBeVisible();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<CasePage />, {
    ...base,
    handlers: {
      'GET /operator/case': () => [],
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () => {
        throw apiFailure('not_found', 'Das gibt es nicht.');
      },
    },
  });
  expect(await screen.findByText('Das gibt es nicht.')).toBeVisible();
  logged.mockRestore();
});

test('TRUST-13 safety-8 what nobody has seen yet says why it waits, and is let through with one press', async () => {
  const { person, calls } = renderPage(<CasePage />, {
    ...base,
    handlers: {
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () =>
        buildOperatorCaseDetail({
          hidden: true,
          held: 'first',
          reports: [],
          actions: ['restore', 'hide', 'block'],
        }),
      'GET /operator/case': () => [],
      'POST /operator/decision': () => buildOperatorCaseDetail(),
    },
  });
  expect(await screen.findByText(/den noch niemand kennt\. Bis Sie entscheiden/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Ablehnen/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Freigeben: in Ordnung' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ action: 'restore' }) }),
    ),
  );
});

test('TRUST-13 safety-8 what shows signs of fraud is let through by the last key only', () => {
  const found = buildOperatorCaseDetail({
    held: 'sign',
    reports: [],
    actions: ['restore', 'hide', 'block'],
  });
  const labels = templatesFor(found).map(({ label }) => label);
  expect(labels.at(0)).toBe('Ablehnen: verlangt Geld');
  expect(labels.at(-1)).toBe('Freigeben: in Ordnung');
  expect(labels.join()).not.toMatch(/Ausblenden|besetzt/);
  expect(decidedText(found, 'restore')).toBe('Freigegeben');
  expect(decidedText({ held: null }, 'hide')).toBe('Ausgeblendet');
});
