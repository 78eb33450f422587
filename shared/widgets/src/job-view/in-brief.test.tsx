import { buildClientProfile, buildJobDemand, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { inBrief } from './in-brief.ts';
import { JobSections } from './JobSections.tsx';

test('AGE-06 a job in easy sentences, made of its fields', () => {
  const job = buildJobDemand({
    distance_km: 3.4,
    pay_label: '15 € pro Stunde',
    times_label: 'Montag und Mittwoch, vormittags',
    starts_on: '2027-02-01',
    places: 3,
  });
  expect(inBrief(job)).toEqual([
    'Die Stelle heißt: Mitarbeit am Empfang im Seniorenzentrum.',
    'Der Arbeit·geber heißt: Caritas-Altenzentrum St. Maternus.',
    'Der Ort heißt: Köln.',
    'Bis zur Arbeit sind es 3 Kilo·meter.',
    'Das ist die Art der Stelle: Teilzeit.',
    'So viel arbeiten Sie: mindestens 10 Stunden pro Woche.',
    'Dann arbeiten Sie: Montag und Mittwoch, vormittags.',
    'Die Arbeit beginnt am 01.02.2027.',
    'Der Arbeit·geber sucht 3 Menschen.',
    'Sie arbeiten nicht zu Hause.',
    'So viel Geld bekommen Sie: 15 € pro Stunde.',
  ]);
});

test('AGE-06 what is not known is left out, but for the money', () => {
  const job = buildJobDemand({
    city: null,
    work_load_label: null,
    job_type_label: null,
    homeoffice_label: 'Teilweise möglich',
    contact_preference: 'call_back',
    _client: buildClientProfile({ isPrivate: true, profile_name: 'Familie Hartmann' }),
  });
  expect(inBrief(job)).toEqual([
    'Die Stelle heißt: Mitarbeit am Empfang im Seniorenzentrum.',
    'Der Arbeit·geber ist eine Person oder eine Familie.',
    'Das gilt für Arbeit zu Hause: Teilweise möglich.',
    'Über das Geld steht hier nichts.',
    'Der Arbeit·geber ruft Sie gern an.',
  ]);
  expect(inBrief({ ...job, distance_km: 0.2 })).toContain('Die Arbeit ist ganz nah bei Ihnen.');
});

test('AGE-06 it opens above the facts of a job', async () => {
  const { person } = renderPage(<JobSections job={buildJobDemand()} />);
  const summary = screen.getByText('In Kürze, in einfachen Sätzen');
  await person.click(summary);
  expect(screen.getByText('Der Ort heißt: Köln.')).toBeVisible();
});
