/** @jest-environment node */
import { buildCandidate } from '@silverjobs/testing';
import { cvFromProfile } from './cv-from-profile.ts';
import { potentialActivities } from './potential-activities.ts';

const employer = {
  employer_name: 'AEG',
  employer_department: 'Werkstatt',
  employer_years_id: 6,
  employer_years: 'über 30 Jahre',
};
const none = {
  employer_name: null,
  employer_department: null,
  employer_years_id: null,
  employer_years: null,
};
const base = buildCandidate();
const candidate = buildCandidate({
  contact: { ...base.contact, first_name: 'Heinz', last_name: 'Groß', phone: '0221 1' },
  location: { ...base.location, street: 'Am Bach 1', postal_code: '50667' },
  display: {
    ...base.display,
    city: 'Köln',
    last_employer: employer,
    previous_employer: none,
    work_experience: '38 Jahre Elektrotechnik',
  },
  main_job: {
    ...base.main_job,
    job_position: 'Elektriker',
    job_experience: 'über 30 Jahre',
    sector: 'Technik',
  },
  education: {
    ...base.education,
    level: 'Berufsausbildung',
    degree: 'Elektroinstallateur',
    more_title: null,
    trainings: 'Arbeitssicherheit, Ausbildereignung',
    software: 'EPLAN',
  },
  additional: { ...base.additional, languages: 'Deutsch', potential_job_6: 'true' },
  preferences: { ...base.preferences, work_load: 'bis 15 Stunden pro Woche', work_honorary_id: 2 },
});

const build = () =>
  cvFromProfile({ candidate, email: 'konto@test.example', imagined: ['Nachhilfe'] });
const section = (title: string) => build().sections.find((each) => each.title === title);

test('AI-13 person and short profile come from the profile', () => {
  const { person } = build();
  expect(person).toMatchObject({
    name: 'Heinz Groß',
    headline: 'Elektriker',
    street: 'Am Bach 1',
    place: '50667 Köln',
    birth: '',
  });
  expect(section('Kurzprofil')).toMatchObject({
    text: 'Elektriker mit über 30 Jahren Berufserfahrung im Bereich Technik. 38 Jahre Elektrotechnik.',
  });
});

test('AI-13 employers and education become stations; an employer that is not known does not', () => {
  expect(section('Berufserfahrung')).toMatchObject({
    stations: [{ from: 'über 30 Jahre', to: '', title: 'Elektriker', place: 'AEG, Werkstatt' }],
  });
  expect(section('Ausbildung')).toMatchObject({
    stations: [{ title: 'Elektroinstallateur', place: 'Berufsausbildung' }],
  });
});

test('AI-13 trainings, software, languages, wishes and traits stand in sections of their own', () => {
  expect(section('Weiterbildung')).toMatchObject({
    text: '- Arbeitssicherheit\n- Ausbildereignung',
  });
  expect(section('Kenntnisse')).toMatchObject({
    facts: [
      { term: 'Sprachen', value: 'Deutsch' },
      { term: 'Software', value: 'EPLAN' },
      { term: 'Führerschein', value: '' },
    ],
  });
  expect(section('Gewünschte Tätigkeiten')).toMatchObject({
    text: expect.stringContaining('Nachhilfe'),
  });
  expect(section('Arbeitswunsch')).toMatchObject({
    facts: expect.arrayContaining([
      expect.objectContaining({ term: 'Umfang', value: 'bis 15 Stunden pro Woche' }),
    ]),
  });
  expect(JSON.stringify(section('Arbeitswunsch'))).not.toContain('Ehrenamt');
});

test('AI-13 every piece has an id of its own; without a profile the CV is empty but for the mail', () => {
  const ids = [...JSON.stringify(build()).matchAll(/"id":(\d+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const empty = cvFromProfile({ candidate: null, email: 'konto@test.example', imagined: [] });
  expect(empty.person).toMatchObject({ name: '', email: 'konto@test.example' });
});

test('AI-13 of the catalogue only what the candidate can imagine is taken', () => {
  const catalogue = [
    { id: 6, label: 'Nachhilfe' },
    { id: 7, label: 'Gartenarbeit' },
  ];
  expect(potentialActivities(candidate, catalogue)).toEqual(['Nachhilfe']);
  expect(potentialActivities(null, catalogue)).toEqual([]);
});
