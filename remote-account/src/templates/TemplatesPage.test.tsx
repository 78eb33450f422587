import type { Template } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildTemplate,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TemplatesPage } from './TemplatesPage.tsx';

const own = buildTemplate({ id: 3, name: 'Meine', message: 'Guten Tag,\nich bin da.' });
const shared = buildTemplate({ id: 1, name: 'Gemeinsame', users_id: 5 });

function open(handlers: Handlers = {}, list: Template[] = [shared, own]) {
  let templates = list;
  return renderPage(<TemplatesPage />, {
    user: buildCandidateUser(),
    route: '/templates',
    handlers: {
      'GET /outreach_template': () => templates,
      'POST /outreach_template': ({ body }) => {
        const added = { ...body, id: 9, users_id: 4 };
        templates = [...templates, added];
        return added;
      },
      'POST /outreach_template/{id}': ({ params, body }) => ({ ...body, ...params, users_id: 4 }),
      'DELETE /outreach_template/{id}': () => ({ ok: true }),
      ...handlers,
    },
  });
}

const titles = (page: ReturnType<typeof open>) =>
  page.shell.notices.getState().notices.map(({ title }) => title);
const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('ACCT-06 own templates can be edited and deleted, shared ones only read', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Vorlagen' })).toBeVisible();
  await screen.findByText('Gemeinsame');
  const [first, second] = rows();
  if (!first || !second) throw new Error('two templates are expected');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(
    within(second)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Bearbeiten', 'Löschen']);
});

test('ACCT-06 a new template: both fields are required, then it is added', async () => {
  const page = open();
  const { person, calls } = page;
  await person.click(screen.getByRole('button', { name: 'Vorlagen anlegen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vorlage anlegen' });
  await person.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  const summary = within(dialog).getByRole('group', { name: /^Bitte/ });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Ihr Titel', 'Kandidatenansprache']);
  expect(calls.some(({ key }) => key === 'POST /outreach_template')).toBe(false);
  await person.type(within(dialog).getByLabelText(/^Titel/), ' Neu ');
  fill(within(dialog).getByLabelText(/^Nachricht/), 'Guten Tag');
  await person.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Neu')).toBeVisible();
  expect(titles(page)).toEqual(['Vorlage erfolgreich hinzugefügt']);
  const sent = calls.find(({ key }) => key === 'POST /outreach_template');
  expect(sent?.body).toEqual({ name: 'Neu', message: 'Guten Tag' });
});

test('ACCT-06 changing a template', async () => {
  const page = open();
  const { person, calls } = page;
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten: Meine' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vorlage bearbeiten' });
  const title = within(dialog).getByLabelText(/^Titel/);
  expect(title).toHaveValue('Meine');
  fill(title, 'Andere');
  await person.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Andere')).toBeVisible();
  expect(titles(page)).toEqual(['Vorlage erfolgreich aktualisiert']);
  expect(calls.at(-1)).toMatchObject({
    key: 'POST /outreach_template/{id}',
    params: { id: 3 },
    body: { name: 'Andere', message: own.message },
  });
});

test('ACCT-06 deleting asks first', async () => {
  const page = open();
  const { person, calls } = page;
  await person.click(await screen.findByRole('button', { name: 'Löschen: Meine' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Vorlage „Meine“ löschen?' });
  expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
  await person.click(within(dialog).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.queryByText('Meine')).toBeNull());
  expect(titles(page)).toEqual(['Vorlage erfolgreich gelöscht']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('ACCT-06 without own templates it says what to do', async () => {
  open({}, [shared]);
  expect(await screen.findByText('Sie haben noch keine eigene Vorlage')).toBeVisible();
  expect(screen.getByText('Gemeinsame')).toBeVisible();
});

test('ACCT-06 an unfinished template is there again after closing', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Vorlagen anlegen' }));
  const dialog = await screen.findByRole('dialog');
  fill(within(dialog).getByLabelText(/^Nachricht/), 'Angefangen');
  await person.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  await person.click(screen.getByRole('button', { name: 'Vorlagen anlegen' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Nachricht/)).toHaveValue(
    'Angefangen',
  );
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const broken = () => {
    throw apiFailure('internal', 'Die Datenbank ruht.');
  };

  test('ACCT-06 a failed list says so and can be loaded again', async () => {
    const page = open({ 'GET /outreach_template': broken });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Fehler beim Laden der Vorlagen. Bitte versuchen Sie es später erneut.',
    );
    page.handlers['GET /outreach_template'] = () => [own];
    await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Meine')).toBeVisible();
  });

  test('ACCT-06 what could not be added stays in the form', async () => {
    const { person } = open({ 'POST /outreach_template': broken });
    await person.click(screen.getByRole('button', { name: 'Vorlagen anlegen' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText(/^Titel/), 'Neu');
    fill(within(dialog).getByLabelText(/^Nachricht/), 'Guten Tag');
    await person.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    const alert = await within(dialog).findByText('Vorlage konnte nicht hinzugefügt werden');
    expect(alert).toBeVisible();
    expect(within(dialog).getByLabelText(/^Nachricht/)).toHaveValue('Guten Tag');
  });

  test.each([
    ['Bearbeiten: Meine', 'Speichern', 'Die Vorlage konnte nicht aktualisiert werden.'],
    ['Löschen: Meine', 'Ja', 'Vorlage konnte nicht gelöscht werden'],
  ])('ACCT-06 %s that fails says so', async (button, confirm, text) => {
    const { person } = open({
      'POST /outreach_template/{id}': broken,
      'DELETE /outreach_template/{id}': broken,
    });
    await person.click(await screen.findByRole('button', { name: button }));
    await person.click(await screen.findByRole('button', { name: confirm }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Die Datenbank ruht.')).toBeVisible();
  });
});
