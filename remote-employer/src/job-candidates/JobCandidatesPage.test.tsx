import {
  apiFailure,
  buildClientUser,
  buildConversation,
  buildEditedJob,
  buildMessage,
  buildShortProfile,
  buildTemplate,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobCandidatesPage } from './JobCandidatesPage.tsx';

function open(handlers: Handlers = {}, route = '/jobs/12/candidates') {
  return renderPage(<JobCandidatesPage />, {
    user: buildClientUser(),
    route,
    path: '/jobs/:id/candidates',
    handlers: {
      'GET /job_demand/{id}/own': () => buildEditedJob(),
      'GET /communication': () => [buildConversation({ unread_count: 2 })],
      'GET /outreach_template': () => [],
      'GET /job_demand/{id}/candidates': ({ query }) =>
        query.mode === 'count' ? { id: 1 } : [buildShortProfile()],
      ...handlers,
    },
  });
}

test('EMP-01 EMP-03 who has written, and who would fit', async () => {
  const { calls } = open();
  const written = within(await screen.findByRole('article', { name: 'Frau Renate Schuster' }));
  expect(written.getByText('2 neue Nachrichten')).toBeVisible();
  expect(written.getByRole('link', { name: /^Gesprächsverlauf/ })).toHaveAttribute(
    'href',
    '/messages/77',
  );
  expect(written.getByRole('link', { name: /^Kurzprofil/ })).toHaveAttribute('href', '/details/9');
  const fitting = within(await screen.findByRole('article', { name: 'Arzthelferin' }));
  expect(fitting.getByText('Köln, 4 km entfernt')).toBeVisible();
  expect(fitting.getByText('Passt durch: Empfang')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Passende Kurzprofile (1)' })).toBeVisible();
  const [asked] = calls.filter(({ key }) => key === 'GET /communication');
  expect(asked?.query).toMatchObject({ job_demand_id: 12 });
});

test('EMP-03 without contact data an application is anonymous', async () => {
  open({ 'GET /communication': () => [buildConversation({ contact_data: 'anonymous' })] });
  expect(await screen.findByRole('article', { name: 'Anonyme Bewerbung' })).toBeVisible();
  expect(screen.queryByText(/Schuster/)).toBeNull();
});

test('EMP-01 EMP-03 nobody yet, and an advertisement that is paused', async () => {
  open({
    'GET /job_demand/{id}/own': () => buildEditedJob({ status: 'paused' }),
    'GET /communication': () => [],
    'GET /job_demand/{id}/candidates': ({ query }) => (query.mode === 'count' ? { id: 0 } : []),
  });
  expect(await screen.findByText('Zu dieser Anzeige hat noch niemand geschrieben.')).toBeVisible();
  expect(await screen.findByText(/Zurzeit passt niemand/)).toBeVisible();
  expect(screen.getByText(/Die Anzeige ist nicht online/)).toBeVisible();
});

test.each(['/jobs/abc/candidates', '/jobs/13/candidates'])(
  "EMP-01 %s is none of the employer's jobs",
  async (route) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    open(
      {
        'GET /job_demand/{id}/own': () => {
          throw apiFailure('not_found', 'Diese Anzeige gibt es nicht.');
        },
      },
      route,
    );
    expect(await screen.findByText('Diese Anzeige gibt es nicht.')).toBeVisible();
    jest.restoreAllMocks();
  },
);

test('EMP-03 a list that cannot be loaded does not take the other one with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open({
    'GET /communication': () => {
      throw apiFailure('internal', 'Ein Fehler ist aufgetreten.');
    },
  });
  expect(await screen.findByRole('article', { name: 'Arzthelferin' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  handlers['GET /communication'] = () => [buildConversation()];
  await person.click(retry);
  expect(await screen.findByRole('article', { name: 'Frau Renate Schuster' })).toBeVisible();
  jest.restoreAllMocks();
});

test('TRUST-09 employers-36 an applicant is invited with a kind text that can be changed', async () => {
  let decision: 'invited' | null = null;
  const { person, calls } = open({
    'GET /communication': () => [buildConversation({ unread_count: decision ? 0 : 1, decision })],
    'POST /communication/{id}/decision': ({ body }) => {
      decision = 'invited';
      return buildMessage(1, { message: body.message });
    },
  });
  const row = within(await screen.findByRole('article', { name: 'Frau Renate Schuster' }));
  expect(row.getByText('Neu')).toBeVisible();
  await person.click(row.getByRole('button', { name: /^Einladen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zum Gespräch einladen' }));
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht');
  expect(message.value).toMatch(/Ihre Bewerbung auf „Mitarbeit am Empfang im Seniorenzentrum“/);
  await person.type(message, ' Bis bald!');
  await person.click(dialog.getByRole('button', { name: 'Einladung senden' }));
  expect(await row.findByText('Eingeladen')).toBeVisible();
  expect(row.queryByRole('button', { name: /^Einladen/ })).toBeNull();
  const sent = calls.find(({ key }) => key === 'POST /communication/{id}/decision');
  expect(sent?.body).toMatchObject({
    decision: 'invited',
    message: expect.stringMatching(/Bis bald!$/),
  });
});

test('TRUST-09 employers-36 a refusal that does not arrive keeps its text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open({
    'POST /communication/{id}/decision': () => {
      throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Absagen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freundlich absagen' }));
  await person.click(dialog.getByRole('button', { name: 'Absage senden' }));
  expect(await dialog.findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht').value).toMatch(/alles Gute/);
  jest.restoreAllMocks();
});

test('REACH-12 employers-36 after a talk comes a trial, and another answer brings its own text', async () => {
  const { person, calls } = open({
    'GET /communication': () => [buildConversation({ decision: 'invited' })],
    'POST /communication/{id}/decision': ({ body }) => buildMessage(1, { message: body.message }),
  });
  await person.click(await screen.findByRole('button', { name: /^Probearbeit anbieten/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zur Probearbeit einladen' }));
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht');
  expect(message.value).toMatch(/^Guten Tag Frau Schuster,[\s\S]*einen Tag zur Probe/);
  await person.selectOptions(dialog.getByLabelText('Was möchten Sie mitteilen?'), 'Zusagen');
  expect(message.value).toMatch(/freuen uns auf Sie/);
  await person.click(dialog.getByRole('button', { name: 'Zusage senden' }));
  expect(calls.find(({ key }) => key === 'POST /communication/{id}/decision')?.body).toMatchObject({
    decision: 'hired',
  });
});

test('REACH-12 a template takes the place of the text, and own words come back', async () => {
  const { person } = open({
    'GET /outreach_template': () => [
      buildTemplate({ name: 'Einladung', message: 'Kommen Sie vorbei.' }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: /^Einladen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zum Gespräch einladen' }));
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Ihre Nachricht');
  await person.type(message, ' Bis bald!');
  await person.selectOptions(await dialog.findByLabelText(/^Vorlage/), 'Einladung');
  expect(message.value).toBe('Kommen Sie vorbei.');
  await person.click(dialog.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(message.value).toMatch(/Bis bald!$/);
});

test('REACH-12 employers-61 a note is written, shown, and sent with what stood there before', async () => {
  let note: string | null = 'Ruft an.';
  const { person, calls } = open({
    'GET /communication': () => [buildConversation({ note })],
    'PUT /communication/{id}/note': ({ body }) => {
      note = body.note;
      return { ok: true };
    },
  });
  expect(await screen.findByText('Ruft an.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Notiz ändern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notiz' }));
  await person.type(dialog.getByLabelText('Ihre Notiz'), ' Montag.');
  await person.click(dialog.getByRole('button', { name: 'Notiz speichern' }));
  expect(await screen.findByText('Ruft an. Montag.')).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT /communication/{id}/note')?.body).toEqual({
    note: 'Ruft an. Montag.',
    before: 'Ruft an.',
  });
});

test('REACH-12 the list is narrowed to one state', async () => {
  const { person, calls } = open({
    'GET /communication': ({ query }) =>
      (query as { stage?: string }).stage === 'hired'
        ? []
        : [buildConversation(), buildConversation({ id: 78 })],
  });
  await person.selectOptions(await screen.findByLabelText('Welche zeigen?'), 'Eingestellt');
  expect(await screen.findByText('Keine Bewerbung steht so.')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Welche zeigen?'), 'Alle');
  expect(await screen.findAllByRole('article', { name: 'Frau Renate Schuster' })).toHaveLength(2);
  expect(calls.filter(({ key }) => key === 'GET /communication').at(1)?.query).toMatchObject({
    stage: 'hired',
  });
});

test('REACH-12 employers-62 after its end an advertisement leads to the refusals', async () => {
  open({ 'GET /job_demand/{id}/own': () => buildEditedJob({ status: 'closed' }) });
  expect(await screen.findByText('Eine Bewerbung wartet noch auf Ihre Antwort')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Absagen ansehen und senden' })).toHaveAttribute(
    'href',
    '/jobs/12/absagen',
  );
});
