import type { Candidate, Helper, HelperDraft, Paper } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { HelpersPage } from './HelpersPage.tsx';

const anna: Helper = {
  id: 7,
  name: 'Anna Hilfreich',
  email: 'anna@test.example',
  permissions: ['search', 'read'],
  state: 'active',
  created_at: Date.UTC(2026, 10, 20, 9),
  accepted_at: Date.UTC(2026, 10, 21, 9),
  ended_at: null,
  acts: [{ at: Date.UTC(2026, 10, 22, 9, 30), act: 'POST /saved_job', subject: 'Empfang' }],
};
const draft: HelperDraft = {
  id: 3,
  job_demand_id: 12,
  communication_id: null,
  title: 'Empfang',
  message: 'Guten Tag, ich habe Zeit.',
  papers: [],
  show_contact_details: 'off',
  author: 'Anna Hilfreich',
  updated_at: Date.UTC(2026, 10, 22, 10),
};

const open = (handlers: Handlers = {}, waiting = 0) =>
  renderPage(<HelpersPage />, {
    user: buildCandidateUser({ helper_drafts: waiting }),
    route: '/vertrauensperson',
    handlers: { 'GET /helper': () => [anna], ...handlers },
  });

test('REACH-07 account-70 a candidate invites somebody and ticks what is allowed', async () => {
  const { person, calls } = open({ 'GET /helper': () => [], 'POST /helper': () => ({ ok: true }) });
  expect(await screen.findByText('Noch hilft Ihnen niemand')).toBeVisible();
  fill(screen.getByLabelText('Name der Person'), 'Bernd Nett');
  fill(screen.getByLabelText('E-Mail-Adresse der Person'), 'bernd@test.example');
  await person.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect((await screen.findAllByText('Bitte wählen Sie, was die Person darf!'))[0]).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Nachrichten lesen' }));
  await person.click(screen.getByRole('checkbox', { name: 'Stellen suchen und merken' }));
  await person.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect(await screen.findByText(/Die Einladung an Bernd Nett ist unterwegs/)).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /helper')?.body).toEqual({
    name: 'Bernd Nett',
    email: 'bernd@test.example',
    permissions: ['search', 'read'],
  });
});

test('REACH-07 account-72 what a helper did stands with name and time', async () => {
  const { person } = open();
  await person.click(await screen.findByText('Was Anna Hilfreich getan hat (1)'));
  expect(screen.getByText('Stelle gemerkt: Empfang')).toBeVisible();
  expect(screen.getByText('Anna Hilfreich, 22.11.2026, 10:30 Uhr')).toBeVisible();
});

test('REACH-07 account-75 one press ends the help', async () => {
  let state: Helper['state'] = 'active';
  const { person, shell } = open({
    'GET /helper': () => [{ ...anna, state, ended_at: state === 'ended' ? 0 : null }],
    'DELETE /helper/{id}': ({ params }) => {
      expect(params).toEqual({ id: 7 });
      state = 'ended';
      return { ok: true };
    },
  });
  await person.click(
    await screen.findByRole('button', { name: 'Beenden: Hilfe von Anna Hilfreich' }),
  );
  expect(await screen.findByText(/Hilfe beendet am/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Beenden/ })).toBeNull();
  expect(shell.notices.getState().notices[0]?.title).toBe('Anna Hilfreich hilft Ihnen nicht mehr');
});

test('REACH-07 account-73 a text of a helper names its author and is sent by one press', async () => {
  let drafts = [draft];
  const { person, calls, shell } = open(
    {
      'GET /helper_draft': () => drafts,
      'POST /helper_draft/{id}/send': () => {
        drafts = [];
        return { communication_id: 77 };
      },
    },
    1,
  );
  expect(await screen.findByText(/Geschrieben von Anna Hilfreich am 22.11.2026/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByText('Anna Hilfreich')).toBeVisible();
  expect(calls.find(({ key }) => key.endsWith('/send'))).toMatchObject({
    params: { id: 3 },
    body: { message: draft.message, paper_ids: [], show_contact_details: 'off' },
  });
  expect(screen.queryByText(draft.message)).toBeNull();
  expect(shell.session.getState().user?.helper_drafts).toBe(0);
});

describe('REACH-07 account-73 what a helper proposes to send along', () => {
  const cv: Paper = {
    id: 5,
    name: 'Lebenslauf.pdf',
    media_type: 'application/pdf',
    bytes: 348_160,
    pages: 2,
    checked: 'clean',
    updated_at: 0,
  };
  const proposed: HelperDraft = { ...draft, papers: [cv], show_contact_details: 'on' };
  const press = async (contact: Partial<Candidate['contact']>, untick: string[]) => {
    const user = buildCandidateUser({ helper_drafts: 1 });
    const candidate = user._candidate;
    if (!candidate) throw new Error('no candidate');
    const { person, calls } = renderPage(<HelpersPage />, {
      user: {
        ...user,
        _candidate: { ...candidate, contact: { ...candidate.contact, ...contact } },
      },
      route: '/vertrauensperson',
      handlers: {
        'GET /helper': () => [anna],
        'GET /helper_draft': () => [proposed],
        'GET /paper': () => [cv, { ...cv, id: 6, name: 'Zeugnis.pdf' }],
        'POST /helper_draft/{id}/send': () => ({ communication_id: 77 }),
      },
    });
    expect(await screen.findByText(/Anna Hilfreich schlägt vor, das mitzuschicken/)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /Lebenslauf/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Zeugnis/ })).not.toBeChecked();
    for (const name of untick) await person.click(screen.getByLabelText(name));
    await person.click(screen.getByRole('button', { name: 'Senden' }));
    return calls.find(({ key }) => key.endsWith('/send'))?.body;
  };
  const complete = { complete: true, first_name: 'Renate', last_name: 'Schuster', phone: '0221 1' };

  test('is shown before, and goes along as it was confirmed', async () => {
    expect(await press(complete, [])).toEqual({
      message: draft.message,
      paper_ids: [5],
      show_contact_details: 'on',
    });
  });

  test('stays here when it is taken out', async () => {
    expect(await press(complete, ['Lebenslauf.pdf', 'Ihre Kontaktdaten mitsenden'])).toEqual({
      message: draft.message,
      paper_ids: [],
      show_contact_details: 'off',
    });
  });

  test('contact data that the profile lacks do not go along, and it says so', async () => {
    expect(await press({ complete: false }, [])).toMatchObject({ show_contact_details: 'off' });
    expect(screen.getByText(/Ihre Kontaktdaten gehen noch nicht mit/)).toBeVisible();
  });
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const broken = () => {
    throw apiFailure('internal', 'Die Datenbank ruht.');
  };

  test('REACH-07 a list that cannot be loaded can be asked for again', async () => {
    const page = open({ 'GET /helper': broken });
    expect(await screen.findByText('Die Seite konnte nicht geladen werden')).toBeVisible();
    page.handlers['GET /helper'] = () => [anna];
    await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('anna@test.example')).toBeVisible();
  });

  test('REACH-07 a help that was not ended says so', async () => {
    const { person } = open({ 'DELETE /helper/{id}': broken });
    await person.click(await screen.findByRole('button', { name: /^Beenden/ }));
    expect(await screen.findByText('Die Datenbank ruht.')).toBeVisible();
  });
});
