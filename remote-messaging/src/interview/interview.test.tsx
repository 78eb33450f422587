import type { Conversation, Interview } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildConversation,
  fill,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openConversation } from '../conversation/testing/open-conversation.tsx';
// Dialogs are loaded when they are first opened: read here, so that no wait pays for it.
import './MessageDialog.tsx';
import './ProposeDialog.tsx';

const HOUR = 3_600_000;
/** Days from now, at nine in Berlin or ten: only ever compared with itself. */
const inDays = (days: number) => Math.floor(Date.now() / HOUR) * HOUR + days * 24 * HOUR;

function buildInterview(values: Partial<Interview> = {}): Interview {
  return {
    state: 'proposed',
    way: 'place',
    where: 'Hohe Straße 1, 50667 Köln',
    minutes: 45,
    options: [inDays(3), inDays(5)],
    starts_at: null,
    cancelled_by: null,
    revision: 0,
    ...values,
  };
}

function open(interview: Interview | undefined, viewer: 'candidate' | 'client' = 'candidate') {
  const { _interview: _, ...without } = buildConversation();
  let conversation: Conversation = interview ? { ...without, _interview: interview } : without;
  const bodies: object[] = [];
  const change = (body: object, values: Partial<Interview>) => {
    bodies.push(body);
    const revision = (conversation._interview?.revision ?? -1) + 1;
    const changed = buildInterview({ ...conversation._interview, ...values, revision });
    conversation = { ...conversation, _interview: changed };
    return changed;
  };
  const opened = openConversation({
    user: viewer === 'client' ? buildClientUser() : buildCandidateUser(),
    handlers: {
      'GET /communication/{id}': () => [conversation],
      'PUT /communication/{id}/interview': ({ body }) => change(body, {}),
      'POST /communication/{id}/interview/answer': ({ body }) =>
        change(body, {
          state: body.starts_at === null ? 'declined' : 'agreed',
          starts_at: body.starts_at,
        }),
      'POST /communication/{id}/interview/cancel': ({ body }) =>
        change(body, { state: 'cancelled', cancelled_by: viewer }),
    },
  });
  return { ...opened, bodies };
}

const card = () => screen.findByRole('region', { name: 'Termin' });

test('REACH-04 messages-31 a candidate takes a date by one press and sees it stand', async () => {
  const interview = buildInterview();
  const { person, bodies } = open(interview);
  const shown = within(await card());
  expect(shown.getByRole('heading')).toHaveTextContent('Einladung: Bitte wählen Sie einen Termin');
  expect(shown.getByText('Ort: Hohe Straße 1, 50667 Köln')).toBeVisible();
  const [, second] = shown.getAllByRole('button', { name: /^Termin nehmen/ });
  if (second) await person.click(second);
  expect(await shown.findByRole('button', { name: 'In den Kalender' })).toBeVisible();
  expect(shown.getByRole('heading')).toHaveTextContent('Ihr Gespräch steht fest');
  expect(bodies).toMatchObject([{ starts_at: interview.options[1], revision: 0 }]);
});

test('REACH-04 messages-31 a candidate whom no date fits says so in own words', async () => {
  const { person, bodies } = open(buildInterview());
  await person.click(await screen.findByRole('button', { name: 'Keiner passt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keiner der Termine passt' }));
  const field = dialog.getByLabelText(/Ihre Nachricht/);
  await person.clear(field);
  await person.paste('Ich kann nur freitags.');
  expect(field).toHaveValue('Ich kann nur freitags.');
  await person.click(dialog.getByRole('button', { name: 'Nachricht senden' }));
  expect(await screen.findByText('Keiner der Termine hat Ihnen gepasst')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toMatchObject([{ starts_at: null, message: 'Ich kann nur freitags.' }]);
});

test('account-71 a helper reads the dates and finds no button that is refused', async () => {
  openConversation({
    user: buildCandidateUser({ helps: { name: 'Erika Muster', permissions: ['read'] } }),
    handlers: {
      'GET /communication/{id}': () => [buildConversation({ _interview: buildInterview() })],
    },
  });
  expect(within(await card()).getAllByRole('listitem')).toHaveLength(2);
  expect(within(await card()).queryAllByRole('button')).toEqual([]);
  await screen.findAllByText(/Antworten kann nur die Person/);
  expect(screen.queryByRole('button', { name: /^Nachricht melden/ })).toBeNull();
});

test('REACH-04 messages-32 an agreed date is cancelled with a message', async () => {
  const starts_at = inDays(3);
  const { person, bodies } = open(buildInterview({ state: 'agreed', starts_at, revision: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Termin absagen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Termin absagen' }));
  await person.click(dialog.getByRole('button', { name: 'Termin absagen' }));
  expect(await screen.findByText('Sie haben abgesagt.')).toBeVisible();
  expect(bodies).toMatchObject([{ revision: 1, message: expect.stringContaining('absagen') }]);
  expect(screen.queryByRole('button', { name: 'In den Kalender' })).toBeNull();
});

test('REACH-04 messages-30 a date that is over is neither taken nor cancelled', async () => {
  open(buildInterview({ state: 'agreed', starts_at: inDays(-2) }));
  expect(await screen.findByText('Ihr Gespräch war am')).toBeVisible();
  expect(within(await card()).queryAllByRole('button')).toEqual([]);
});

test('REACH-04 messages-30 an employer proposes dates; what is wrong is said and nothing is lost', async () => {
  const { person, bodies } = open(undefined, 'client');
  await person.click(await screen.findByRole('button', { name: 'Gesprächstermin vorschlagen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/Erster Termin: Tag/), '2027-05-04');
  await person.click(dialog.getByRole('button', { name: 'Vorschläge senden' }));
  expect(await dialog.findAllByText(/Bitte geben Sie die Uhrzeit so ein/)).not.toEqual([]);
  const [time] = dialog.getAllByLabelText(/Uhrzeit/);
  if (time) await person.type(time, '9.30');
  await person.click(dialog.getByRole('radio', { name: 'Am Telefon' }));
  await person.click(dialog.getByRole('button', { name: 'Vorschläge senden' }));
  expect(await dialog.findAllByText(/^Bitte geben Sie die Telefonnummer ein/)).not.toEqual([]);
  fill(dialog.getByLabelText(/Telefonnummer/), '0221 4455667');
  await person.click(dialog.getByRole('button', { name: 'Vorschläge senden' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        options: ['2027-05-04T09:30'],
        way: 'phone',
        where: '0221 4455667',
        minutes: 45,
        message: expect.stringContaining('laden Sie zum Gespräch'),
      },
    ]),
  );
  expect(within(await card()).getByRole('heading')).toHaveTextContent(
    'Sie haben Termine vorgeschlagen',
  );
});

test('REACH-04 messages-31 dates that have changed meanwhile are said and shown anew', async () => {
  const { person } = openConversation({
    handlers: {
      'GET /communication/{id}': () => [buildConversation({ _interview: buildInterview() })],
      'POST /communication/{id}/interview/answer': () => {
        throw apiFailure('conflict', 'Der Termin hat sich inzwischen geändert.');
      },
    },
  });
  const [first] = await screen.findAllByRole('button', { name: /^Termin nehmen/ });
  if (first) await person.click(first);
  expect(await screen.findByText('Der Termin wurde nicht verabredet')).toBeVisible();
});
