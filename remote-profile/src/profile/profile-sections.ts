import type { Candidate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { degreeFacts, employerFacts, mainJobFacts } from '../facts/experience-facts.ts';
import { fact, type ProfileFact } from '../facts/fact.ts';
import { contactFacts, traitFacts } from '../facts/personal-facts.ts';
import { desiredFacts, placeText, radiusText } from '../facts/search-facts.ts';
import * as ownPaths from '../paths.ts';

type SectionKey = 'work-history' | 'education' | 'personal' | 'desired-jobs' | 'location';

/** A section of the profile as the hub lists it. */
export interface ProfileSection {
  key: SectionKey;
  path: string;
  title: string;
  facts: ProfileFact[];
  /** What employers and the search need of it is there. */
  complete: boolean;
}

const displayValue = (facts: readonly ProfileFact[], term: string) =>
  facts.find((one) => one.term === term)?.value ?? null;

function pick(facts: readonly ProfileFact[], ...terms: string[]): ProfileFact[] {
  return facts.filter(({ term }) => terms.includes(term));
}

function personal(candidate: Candidate): ProfileSection {
  const contact = contactFacts(candidate);
  const name = ['Anrede', 'Vorname', 'Nachname'].map((term) => displayValue(contact, term));
  const facts = [
    fact('Name', name.filter(Boolean).join(' '), 'Ihren Namen'),
    ...pick(contact, 'Telefon'),
    ...pick(traitFacts(candidate), 'Arbeitszeit'),
  ];
  return {
    key: 'personal',
    path: ownPaths.personal,
    title: 'Persönliches',
    facts,
    complete: candidate.contact.complete && candidate.preferences.work_load !== null,
  };
}

function workHistory(candidate: Candidate): ProfileSection {
  const job = mainJobFacts(candidate);
  const { last_employer, previous_employer } = candidate.display;
  const employer = (record: typeof last_employer) =>
    displayValue(employerFacts(record), 'Arbeitgeber');
  const title = displayValue(job, 'Beruf') ?? displayValue(job, 'Teilbranche');
  return {
    key: 'work-history',
    path: ownPaths.workHistory,
    title: 'Letzte Arbeitgeber',
    facts: [
      fact('Hauptberuf', title, 'Ihren Hauptberuf'),
      fact('Letzter Arbeitgeber', employer(last_employer), 'Ihren letzten Arbeitgeber'),
      fact('Vorheriger Arbeitgeber', employer(previous_employer), 'Ihren vorherigen Arbeitgeber'),
    ],
    complete: title !== null && employer(last_employer) !== null,
  };
}

function education(candidate: Candidate): ProfileSection {
  const { trainings, level } = candidate.education;
  return {
    key: 'education',
    path: ownPaths.education,
    title: 'Berufsausbildung',
    facts: [
      ...pick(degreeFacts(candidate), 'Abschluss', 'Ausbildung'),
      fact('Fortbildungen', trainings, 'Ihre Fortbildungen'),
    ],
    complete: level !== null,
  };
}

function desiredJobs(candidate: Candidate): ProfileSection {
  const facts = desiredFacts(candidate);
  return {
    key: 'desired-jobs',
    path: paths.desiredJobs,
    title: 'Gesuchte Tätigkeiten',
    facts,
    complete: facts.some(({ value }) => value !== null),
  };
}

function location(candidate: Candidate): ProfileSection {
  const place = placeText(candidate);
  return {
    key: 'location',
    path: paths.searchLocation,
    title: 'Suchort',
    facts: [
      fact('Wohnort', place, 'Ihren Wohnort'),
      fact('Umkreis', radiusText(candidate.location.radius), 'Ihren Umkreis'),
    ],
    complete: place !== null,
  };
}

/** The five sections with their current values, in the order of the hub (profile-1). */
export function profileSections(candidate: Candidate): ProfileSection[] {
  return [personal, workHistory, education, desiredJobs, location].map((section) =>
    section(candidate),
  );
}
