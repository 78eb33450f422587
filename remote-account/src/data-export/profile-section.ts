import type { AccountExport } from '@silverjobs/contract';
import { formatKilometres } from '@silverjobs/contract/formats';
import { type DataSection, facts, type Value } from './data-section.ts';

/** Names of the profile's fields, by path. */
const PROFILE_SECTIONS = [
  ['contact', 'Kontaktdaten'],
  ['location', 'Wohnort und Umkreis'],
  ['main_job', 'Hauptberuf'],
  ['education', 'Ausbildung'],
  ['preferences', 'Wünsche'],
] as const;

const FIELD_NAMES: Readonly<Record<string, string>> = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  postal_code: 'Postleitzahl',
  street: 'Straße',
  radius: 'Umkreis',
  sector: 'Branche',
  subsector: 'Teilbranche',
  job_position: 'Beruf',
  job_experience: 'Erfahrung',
  level: 'Abschluss',
  degree: 'Ausbildung',
  more_title: 'Weitere Titel',
  trainings: 'Fortbildungen',
  software: 'Programme',
  work_type: 'Art der Arbeit',
  work_honorary: 'Ehrenamt',
  work_load: 'Arbeitszeit',
  profile_name: 'Name des Profils',
  contact_name: 'Ansprechperson',
  contact_salutation: 'Anrede',
  employer_name: 'Arbeitgeber',
  employer_department: 'Abteilung',
  employer_years: 'Jahre',
  languages: 'Sprachen',
};

/** Words for values that are kept in another unit. */
const inWords = (name: string, value: string | number) =>
  name === 'radius' ? formatKilometres(Number(value)) : value;

/** The named fields of a record; ids and flags of the machine are in the file only. */
function namedFacts(record: object) {
  return facts(
    Object.entries(record).flatMap(([name, value]): [string, Value][] => {
      const term = FIELD_NAMES[name];
      return term && (typeof value === 'string' || typeof value === 'number')
        ? [[term, inWords(name, value)]]
        : [];
    }),
  );
}

/** What a user has filled in about itself. */
export function profileSection({ user }: AccountExport): DataSection {
  const { _candidate: candidate, _client: client } = user;
  const parts: [string, object][] = [
    ...(client ? [['Arbeitgeberprofil', client] as [string, object]] : []),
    ...(candidate
      ? [
          ...PROFILE_SECTIONS.map(([key, title]): [string, object] => [title, candidate[key]]),
          ['Letzter Arbeitgeber', candidate.display.last_employer] as [string, object],
          ['Vorheriger Arbeitgeber', candidate.display.previous_employer] as [string, object],
          ['Sprachen', { languages: candidate.additional.languages }] as [string, object],
        ]
      : []),
  ];
  const entries = parts.map(([title, record]) => ({ title, facts: namedFacts(record) }));
  const activities = candidate?.candidate_matching_positions ?? [];
  return {
    title: 'Profil',
    entries: [
      ...entries,
      {
        title: 'Tätigkeiten',
        facts: activities.map(({ label, matching_used }) => ({
          term: label,
          value:
            matching_used === 'true'
              ? 'wird für Vorschläge verwendet'
              : 'wird nicht für Vorschläge verwendet',
        })),
      },
    ].filter((entry) => entry.facts.length > 0),
  };
}
