import type { Conversation } from '@silverjobs/contract';
import {
  apiFailure,
  buildClientUser,
  buildConversation,
  buildEditedJob,
  buildTemplate,
  fill,
  type Handlers,
  renderPage,
  sentContactData,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RefusalsPage } from './RefusalsPage.tsx';

const other = {
  ...sentContactData,
  salutation_id: 1,
  first_name: 'Karl',
  last_name: 'Otto',
} as const;
const waiting = [
  buildConversation({ id: 77 }),
  buildConversation({ id: 78, contact_data: other }),
  buildConversation({ id: 79, contact_data: 'anonymous', decision: 'invited' }),
];

function open(conversations: Conversation[] = waiting, handlers: Handlers = {}) {
  return renderPage(<RefusalsPage />, {
    user: buildClientUser(),
    route: '/jobs/12/absagen',
    path: '/jobs/:id/absagen',
    handlers: {
      'GET /job_demand/{id}/own': () => buildEditedJob({ status: 'closed' }),
      'GET /outreach_template': () => [],
      'GET /communication': () => conversations,
      'POST /job_demand/{id}/refusals': ({ body }) => ({
        sent: body.refusals.map((one) => one.communication_id),
        failed: [],
      }),
      ...handlers,
    },
  });
}

const letter = async (name: string) => within(await screen.findByRole('article', { name }));
const CALL = 'POST /job_demand/{id}/refusals';

test('REACH-12 employers-62 each text is seen and changed, and one press sends them all', async () => {
  const { person, calls, address, shell } = open();
  const first = await letter('Frau Renate Schuster');
  const text = first.getByLabelText<HTMLTextAreaElement>('Text an Frau Renate Schuster');
  expect(text.value).toMatch(/^Guten Tag Frau Schuster,/);
  fill(text, '\nAlles Liebe!');
  const second = await letter('Herr Karl Otto');
  expect(second.getByLabelText('Text an Herrn Karl Otto')).toBeVisible();
  // Who is in talks is not declined unless one wants it.
  const invited = (await letter('Anonyme Bewerbung')).getByRole('checkbox');
  expect(invited).not.toBeChecked();
  expect(invited).toHaveAccessibleDescription(/eingeladen und noch nicht entschieden/);
  await person.click(screen.getByRole('button', { name: '2 Absagen senden' }));
  await waitFor(() => expect(address()).toBe('/jobs/12/candidates'));
  expect(shell.notices.getState().notices).toMatchObject([{ title: '2 Absagen gesendet' }]);
  const sent = calls.find(({ key }) => key === CALL);
  expect(sent?.body).toMatchObject({
    refusals: [
      { communication_id: 77, message: expect.stringMatching(/Alles Liebe!$/) },
      { communication_id: 78, message: expect.stringMatching(/^Guten Tag Herr Otto,/) },
    ],
  });
});

test('REACH-12 employers-62 one that cannot be told stays, with the reason', async () => {
  const { person } = open(waiting, {
    [CALL]: () => ({
      sent: [78],
      failed: [{ communication_id: 77, message: 'Das andere Konto ist gesperrt.' }],
    }),
  });
  await person.click(await screen.findByRole('button', { name: '2 Absagen senden' }));
  const left = await letter('Frau Renate Schuster');
  expect(await left.findByText('Das andere Konto ist gesperrt.')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Herr Karl Otto' })).toBeNull();
});

test('REACH-12 jobs-48 who is left out and taken in again has the way back to own words', async () => {
  const { person } = open(waiting, {
    'GET /outreach_template': () => [buildTemplate({ message: 'Text der Vorlage' })],
  });
  const first = await letter('Frau Renate Schuster');
  const text = () => first.getByLabelText('Text an Frau Renate Schuster');
  fill(text(), 'Mein Text');
  await person.selectOptions(await first.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  expect(text()).toHaveValue('Text der Vorlage');
  await person.dblClick(first.getByRole('checkbox', { name: 'Dieser Person absagen' }));
  await person.click(first.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(text()).toHaveValue('Mein Text');
});

test('REACH-12 a text that is missing is named, and nothing is sent', async () => {
  const { person, calls } = open();
  const first = await letter('Frau Renate Schuster');
  await person.clear(first.getByLabelText('Text an Frau Renate Schuster'));
  await person.click(screen.getByRole('button', { name: '2 Absagen senden' }));
  expect(
    await screen.findByText('Frau Renate Schuster: Bitte schreiben Sie einen Text.'),
  ).toBeVisible();
  expect(calls.filter(({ key }) => key === CALL)).toEqual([]);
});

test('REACH-12 a failure keeps every text; where nobody waits there is nothing to do', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open(waiting, {
    [CALL]: () => {
      throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
    },
  });
  const first = await letter('Frau Renate Schuster');
  const text = first.getByLabelText<HTMLTextAreaElement>('Text an Frau Renate Schuster');
  await person.type(text, ' Viel Glück!');
  await person.click(screen.getByRole('button', { name: '2 Absagen senden' }));
  expect(await screen.findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
  expect(text.value).toMatch(/Viel Glück!$/);
  jest.restoreAllMocks();
});

test('REACH-12 where nobody waits there is nothing to do', async () => {
  open([]);
  expect(await screen.findByText(/haben eine Antwort/)).toBeVisible();
});
