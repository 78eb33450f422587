import type { Candidate } from '@silverjobs/contract';
import {
  buildCandidate,
  buildCandidateUser,
  buildWhereOption,
  fill,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { FirstStepsPage } from './FirstStepsPage.tsx';
import { firstOpen, understoodAnswers } from './first-steps.ts';

const base = buildCandidate();
const empty = buildCandidate({
  main_job: { ...base.main_job, job_position: null },
  location: { postal_code: null, street: null, radius: null },
  preferences: { ...base.preferences, work_load_candidate_id: null },
});

const option = (id: number, label: string, matching_keywords: string) => ({
  id,
  label,
  matching_keywords,
});

type Section = 'main_job' | 'location' | 'preferences';

/** The page over a profile that keeps what is sent. */
function open(candidate: Candidate = empty, handlers: Handlers = {}) {
  let version = 0;
  let kept: Candidate = { ...candidate, version: '0000000000000000' };
  const page = renderPage(<FirstStepsPage />, {
    user: buildCandidateUser({ _candidate: kept }),
    route: '/erste-schritte',
    handlers: {
      'PUT /candidate/{id}': ({ body }) => {
        for (const section of [
          'main_job',
          'location',
          'preferences',
        ] as const satisfies Section[]) {
          kept = { ...kept, [section]: { ...kept[section], ...body[section] } };
        }
        version += 1;
        kept = { ...kept, version: String(version).padStart(16, '0') };
        return kept;
      },
      'GET /auth/me': () => buildCandidateUser({ _candidate: kept }),
      'GET /candidate_matching_positions': () => [],
      'GET /search_what': () => [
        option(1, 'Buchhalter/in', 'Buchhaltung, Fibu'),
        option(2, 'Pflegefachkraft', 'Pflege, Krankenschwester'),
        option(3, 'Koch, Köchin', 'Küche'),
        option(4, 'Lehrer/in in Vertretung', 'Lehrkraft, Lehrer'),
        option(5, 'Nachhilfelehrer/in', 'Nachhilfe, Lehrer'),
        { ...option(6, 'Podologe, Podologin', 'Fußpflege'), near_keywords: 'Friseur' },
        option(7, 'Haushaltshilfe', 'Haushalt geführt'),
      ],
      'GET /search_what/related': ({ query }) => [
        ...String(query.ids)
          .split(',')
          .map((id) => ({ id: Number(id), label: 'Eigene', related: false, near: 2, all: 9 })),
        { id: 3, label: 'Koch, Köchin', related: true, near: 1, all: 4 },
      ],
      'GET /search_location': () => [
        buildWhereOption({ label: '10115 Berlin', pattern: '10115', value: '10115' }),
      ],
      'GET /job_demand': () => ({ id: 5 }),
      'GET /radius': () => [{ id: 2, meters: 10_000, label: '10 km' }],
      'GET /work_load_candidate': () => [{ id: 3, label: 'bis 20 Stunden' }],
      ...handlers,
    },
  });
  const saved = () =>
    page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);
  const next = () => page.person.click(screen.getByRole('button', { name: 'Weiter' }));
  return { ...page, saved, next };
}

const buchhalter = {
  id: 9,
  positions_id: 1,
  label: 'Buchhalter/in',
  matching_used: 'true',
  match_type_employer: 'true',
  match_type_education: 'false',
  match_type_workexperience: 'false',
} as const;

const question = (name: string) => screen.findByRole('heading', { level: 1, name });

test('AGE-08 three questions make the profile, each is saved at once, and lead to the jobs', async () => {
  const { person, saved, next } = open(empty, {
    'GET /candidate_matching_positions': () => [buchhalter],
  });
  await question('Was haben Sie gearbeitet?');
  expect(screen.getByText('Frage 1 von 3')).toBeVisible();
  fill(screen.getByLabelText(/Ihr Beruf/), 'Buchhaltung');
  expect(await screen.findByRole('checkbox', { name: 'Buchhalter/in' })).toBeChecked();
  await next();
  await question('Wo wohnen Sie?');
  await waitFor(() => expect(screen.getByLabelText('Ihre Postleitzahl')).toHaveFocus());
  await person.type(screen.getByLabelText('Ihre Postleitzahl'), '10115');
  await next();
  await question('Ihre Wünsche');
  await person.click(await screen.findByRole('radio', { name: 'bis 20' }));
  await next();
  await question('Das haben wir verstanden');
  expect(await screen.findByRole('link', { name: 'Passende Stellen ansehen' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(await screen.findByText(/^Buchhalter\/in/)).toHaveTextContent('Buchhalter/in – 2 Stellen');
  expect(saved()).toMatchObject([
    {
      main_job: { job_position: 'Buchhaltung', position_ids: [1], related_position_ids: [] },
      ops: { mode: 'main_job_update' },
      version: '0000000000000000',
    },
    { location: { postal_code: '10115' }, ops: { mode: 'search_location_update' } },
    {
      location: { radius: 10_000 },
      ops: { mode: 'search_radius_update' },
      version: '0000000000000002',
    },
    {
      preferences: { work_load_candidate_id: 3 },
      ops: { mode: 'personal_preferences_update' },
      version: '0000000000000003',
    },
  ]);
});

test('AGE-08 an empty answer is asked for again, and one that did not arrive stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { next } = open(empty, {
    'PUT /candidate/{id}': () => {
      if (broken) throw new NoAnswer();
      return { ...empty, main_job: { ...empty.main_job, job_position: 'Pflege' } };
    },
  });
  await next();
  expect(screen.getByLabelText(/Ihr Beruf/)).toHaveAccessibleDescription(
    /Bitte schreiben Sie, was Sie gearbeitet haben\./,
  );
  fill(screen.getByLabelText(/Ihr Beruf/), 'Krankenschwester');
  expect(await screen.findByRole('checkbox', { name: 'Pflegefachkraft' })).toBeChecked();
  await next();
  expect(await screen.findByText('Ihre Antwort wurde nicht gespeichert')).toBeVisible();
  expect(screen.getByLabelText(/Ihr Beruf/)).toHaveValue('Krankenschwester');
  broken = false;
  await next();
  await question('Wo wohnen Sie?');
  logged.mockRestore();
});

test('AGE-08 it can be left and goes on where it was, with what was typed', async () => {
  const first = open();
  await first.person.type(screen.getByLabelText(/Ihr Beruf/), 'Verk');
  expect(screen.getByRole('link', { name: 'Später weitermachen' })).toHaveAttribute('href', '/');
  const kept = first.store.getItem('draft.first-steps.work') ?? '';
  expect(kept).toContain('Verk');
  first.unmount();
  open({ ...empty, main_job: { ...empty.main_job, job_position: 'Verkauf' } });
  await question('Wo wohnen Sie?');
});

test.each<[Partial<Candidate>, string]>([
  [{}, 'work'],
  [{ main_job: empty.main_job }, 'work'],
  [{ location: { ...base.location, postal_code: null } }, 'place'],
  [{ location: { ...base.location, radius: null } }, 'wishes'],
])('AGE-08 with %j it begins with %s', (values, step) => {
  const full = buildCandidate({
    main_job: { ...base.main_job, job_position: 'Pflege' },
    location: { postal_code: '50667', street: null, radius: 10_000 },
    preferences: { ...base.preferences, work_load_candidate_id: 3 },
  });
  expect(firstOpen({ ...full, ...values })).toBe(step);
});

test('HERS-02 times are asked, and the last page shows each answer with its jobs, to be changed', async () => {
  const full = buildCandidate({
    main_job: { ...base.main_job, job_position: 'Buchhaltung', position_ids: [1] },
    location: { postal_code: '10115', street: null, radius: null },
    display: { ...base.display, city: 'Berlin' },
    preferences: {
      ...base.preferences,
      work_load: 'bis 15 Stunden',
      work_load_candidate_id: 3,
      work_honorary_id: 2,
      work_fully_remote_id: 1,
    },
  });
  const asked: Record<string, unknown>[] = [];
  const { person, saved, next } = open(full, {
    'GET /candidate_matching_positions': () => [buchhalter],
    'GET /work_load_candidate': () => [{ id: 3, label: 'bis 15 Stunden' }],
    'GET /job_demand': ({ query }) => {
      asked.push(query);
      return { id: 10 + asked.length };
    },
  });
  await question('Ihre Wünsche');
  await person.click(screen.getByRole('checkbox', { name: 'vormittags' }));
  await person.click(screen.getByRole('checkbox', { name: 'am Wochenende' }));
  await next();
  await question('Das haben wir verstanden');
  expect(saved().at(-1)).toMatchObject({ preferences: { work_times: ['morning', 'weekend'] } });
  const row = (name: string) => screen.getByText(name).parentElement;
  await waitFor(() =>
    expect(row('Wann')).toHaveTextContent(/Vormittags, am Wochenende – \d+ Stellen/),
  );
  expect(row('Wohnort')).toHaveTextContent(/10115 Berlin, Umkreis 10 km – \d+ Stellen/);
  expect(row('Wochenstunden')).toHaveTextContent(/höchstens 15 – \d+ Stellen/);
  expect(row('Bezahlung')).toHaveTextContent(/Für Lohn – \d+ Stellen/);
  expect(row('Wo')).toHaveTextContent(/– \d+ Stellen von zu Hause/);
  expect(asked).toEqual([
    { mode: 'count', scope: 'near' },
    { mode: 'count', scope: 'near', work_load_ids: '1,2,3,4,5,6,7' },
    { mode: 'count', scope: 'near', job_type_ids: '1,2,3,5,6' },
    { mode: 'count', search_location_id: 4 },
    { mode: 'count', scope: 'near', times: 'morning,saturday,sunday' },
  ]);
  await person.click(screen.getByRole('button', { name: 'Ändern: Wann' }));
  await question('Ihre Wünsche');
  expect(screen.getByRole('checkbox', { name: 'vormittags' })).toBeChecked();
});

test('HERS-02 without an answer the last page names what is missing, and counts nothing else', () => {
  const answers = understoodAnswers({
    ...empty,
    preferences: { ...empty.preferences, work_honorary_id: null, work_fully_remote_id: null },
  });
  expect(answers.map(({ name, text, filter }) => [name, text, filter])).toEqual([
    ['Wohnort', 'Noch nicht genannt', {}],
  ]);
});

test('HERS-01 several occupations, related work and work at home are ticked and sent together', async () => {
  const { person, saved, next } = open();
  const field = screen.getByLabelText(/Ihr Beruf/);
  fill(field, 'Lehrerin');
  const teacher = await screen.findByRole('checkbox', { name: 'Lehrer/in in Vertretung' });
  expect(teacher).not.toBeChecked();
  await next();
  expect(field).toHaveAccessibleDescription(/Bitte kreuzen Sie an, was zu Ihnen passt\./);
  await person.click(teacher);
  await person.click(screen.getByRole('button', { name: 'Noch ein Beruf' }));
  expect(field).toHaveValue('');
  await person.type(field, 'Fibu');
  expect(await screen.findByRole('checkbox', { name: 'Buchhalter/in' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Lehrer/in in Vertretung' })).toBeChecked();
  await person.click(screen.getByRole('checkbox', { name: 'Haushalt geführt' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Koch, Köchin' }));
  await next();
  await question('Wo wohnen Sie?');
  expect(saved()).toMatchObject([
    {
      main_job: {
        job_position: 'Lehrerin, Fibu, Haushalt geführt',
        position_ids: [4, 1, 7],
        related_position_ids: [3],
      },
    },
  ]);
});

test('HERS-01 what only comes near is said and not ticked; a sure one that was unticked stays so', async () => {
  const { person, next } = open();
  const field = screen.getByLabelText(/Ihr Beruf/);
  fill(field, 'Friseurin');
  expect(
    await screen.findByText('„Friseurin“ steht nicht in unserer Liste. Das kommt am nächsten:'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Podologe, Podologin' })).not.toBeChecked();
  expect(screen.queryByRole('group', { name: 'Das könnten Sie auch' })).toBeNull();
  fill(field, 'Köchin');
  const cook = await screen.findByRole('checkbox', { name: 'Koch, Köchin' });
  await person.click(cook);
  expect(cook).not.toBeChecked();
  await next();
  expect(field).toHaveAccessibleDescription(/Bitte kreuzen Sie an/);
});

test('HERS-01 nothing found is no green way on; without an occupation it goes on by its own button', async () => {
  const { person, saved, next } = open();
  const field = screen.getByLabelText(/Ihr Beruf/);
  await person.type(field, 'Qxzwv');
  const without = await screen.findByRole('button', { name: 'Ohne Tätigkeit weiter' });
  await next();
  expect(field).toHaveAccessibleDescription(/Zu „Qxzwv“ haben wir nichts gefunden/);
  expect(saved()).toEqual([]);
  await person.click(without);
  await question('Wo wohnen Sie?');
  expect(saved()).toMatchObject([{ main_job: { job_position: 'Qxzwv', position_ids: [] } }]);
});

test('HERS-01 a list of occupations that cannot be loaded says so and can be loaded again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { person } = open(empty, {
    'GET /search_what': () => {
      if (broken) throw new NoAnswer();
      return [option(3, 'Koch, Köchin', 'Küche')];
    },
  });
  const field = screen.getByLabelText(/Ihr Beruf/);
  await person.type(field, 'Koch');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  broken = false;
  await person.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Koch, Köchin' })).toBeChecked();
  expect(field).toHaveValue('Koch');
  logged.mockRestore();
});
