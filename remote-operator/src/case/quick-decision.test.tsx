import {
  buildOperatorCase,
  buildOperatorCaseDetail,
  buildOperatorUser,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CasePage } from './CasePage.tsx';
import { changedLines } from './changed-lines.ts';

/** Each case is decided as the one before; with `TESTS=all` they are as many as the rule names. */
const COUNT = process.env.TESTS === 'all' ? 20 : 4;

function openQueue(listIsThere = Promise.resolve()) {
  let open = Array.from({ length: COUNT }, (_, index) => buildOperatorCase({ id: index + 1 }));
  return renderPage(<CasePage />, {
    user: buildOperatorUser(),
    route: '/operator/cases/job/1',
    path: '/operator/cases/:kind/:id',
    handlers: {
      'GET /operator/case': () => listIsThere.then(() => open),
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': ({ params }) =>
        buildOperatorCaseDetail({ id: Number(params.id), title: `Anzeige ${params.id}` }),
      'POST /operator/decision': ({ body }) => {
        open = open.filter(({ id }) => id !== body.id);
        return buildOperatorCaseDetail({ id: body.id, hidden: true });
      },
    },
  });
}

test('OPER-13 operators-29 reports are decided with one press each and no typing', async () => {
  const { person, calls, address } = openQueue();
  for (let number = 1; number <= COUNT; number += 1) {
    await screen.findByText(`Stelle: Anzeige ${number}`);
    await person.click(screen.getByRole('button', { name: /Ausblenden: verlangt Geld/ }));
  }
  await screen.findByText('Andere Seite');
  expect(address()).toBe('/operator/reports');
  const sent = calls.filter(({ key }) => key === 'POST /operator/decision');
  expect(sent.map(({ body }) => (body as { id: number }).id)).toEqual(
    Array.from({ length: COUNT }, (_, index) => index + 1),
  );
}, 60_000);

test('OPER-13 operators-29 who decides before the list is there goes on to the next case of it', async () => {
  let arrive = () => {};
  const listIsThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { person, calls } = openQueue(listIsThere);
  await person.click(await screen.findByRole('button', { name: /Ausblenden: verlangt Geld/ }));
  await waitFor(() =>
    expect(calls.some(({ key }) => key === 'POST /operator/decision')).toBe(true),
  );
  expect(screen.getByText('Stelle: Anzeige 1')).toBeVisible();
  arrive();
  expect(await screen.findByText('Stelle: Anzeige 2')).toBeVisible();
});

test('OPER-13 operators-29 who leaves before the list is there is not led away by it', async () => {
  let arrive = () => {};
  const listIsThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { person, router, address, queries } = openQueue(listIsThere);
  await person.click(await screen.findByRole('button', { name: /Überspringen|Zurück zur Liste/ }));
  await act(() => router.navigate('/operator/users'));
  arrive();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(address()).toBe('/operator/users');
});

test('OPER-13 operators-29 the same by keys, once they are switched on; n goes on without a decision', async () => {
  const { person, calls } = openQueue();
  await screen.findByText('Stelle: Anzeige 1');
  await person.keyboard('1');
  expect(calls.some(({ key }) => key === 'POST /operator/decision')).toBe(false);
  await person.click(screen.getByRole('switch', { name: /Mit Tasten/ }));
  await person.keyboard('1');
  expect(calls.some(({ key }) => key === 'POST /operator/decision')).toBe(false);
  (document.activeElement as HTMLElement).blur();
  await person.keyboard('n');
  await screen.findByText('Stelle: Anzeige 2');
  await person.keyboard('1');
  await screen.findByText('Stelle: Anzeige 3');
  const sent = calls.filter(({ key }) => key === 'POST /operator/decision');
  expect(sent).toMatchObject([{ body: { id: 2, action: 'hide', ground: 'terms' } }]);
});

test('OPER-13 operators-30 what was reported stands beside what it is now, with what changed', async () => {
  renderPage(<CasePage />, {
    user: buildOperatorUser(),
    route: '/operator/cases/job/7',
    path: '/operator/cases/:kind/:id',
    handlers: {
      'GET /operator/case': () => [],
      'GET /operator/job/{id}/pictures': () => [],
      'GET /operator/case/{kind}/{id}': () =>
        buildOperatorCaseDetail({
          text: 'Sie helfen am Empfang.\nWir zahlen gut.',
          reported: {
            title: 'Mitarbeit am Empfang',
            text: 'Sie helfen am Empfang.\nBitte überweisen Sie vorab 50 Euro.',
            created_at: Date.UTC(2026, 10, 20, 9),
          },
        }),
    },
  });
  expect(await screen.findByText(/Nach der Meldung geändert/)).toBeVisible();
  expect(screen.getByText('Bitte überweisen Sie vorab 50 Euro.').tagName).toBe('DEL');
  expect(screen.getByText('Wir zahlen gut.').tagName).toBe('INS');
});

test('OPER-13 operators-30 lines are the same or marked', () => {
  expect(changedLines('a\n\nb', 'b\nc')).toEqual({
    before: [
      { text: 'a', changed: true },
      { text: 'b', changed: false },
    ],
    now: [
      { text: 'b', changed: false },
      { text: 'c', changed: true },
    ],
  });
});
