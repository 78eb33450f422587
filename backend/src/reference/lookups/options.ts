import { JOB_TYPES, WORK_LOAD_HOURS } from '@silverjobs/contract';
import type { AlertConfigRow, Option, RadiusRow, WorkLoadRow } from '../types.ts';

const list = (...labels: string[]): readonly Option[] =>
  labels.map((label, index) => ({ id: index + 1, label }));

export const experienceYears = list(
  'unter 2 Jahre',
  '2 bis 5 Jahre',
  '6 bis 10 Jahre',
  '11 bis 20 Jahre',
  '21 bis 30 Jahre',
  'über 30 Jahre',
);

export const employerYears = list(
  'unter 1 Jahr',
  '1 bis 3 Jahre',
  '4 bis 10 Jahre',
  '11 bis 20 Jahre',
  '21 bis 30 Jahre',
  'über 30 Jahre',
);

export const educationLevels = list(
  'Berufsausbildung',
  'Meister/in, Techniker/in oder Fachwirt/in',
  'Fachhochschule oder Bachelor',
  'Universität, Diplom oder Master',
  'Promotion',
  'ohne Berufsabschluss',
);

export const candidateWorkLoads = list(
  'bis 5 Stunden pro Woche',
  'bis 10 Stunden pro Woche',
  'bis 15 Stunden pro Woche',
  'bis 20 Stunden pro Woche',
  'bis 30 Stunden pro Woche',
  'Vollzeit',
  'nach Absprache',
);

/** Minimum work load of job demands, in hours a week. */
export const workLoads: readonly WorkLoadRow[] = WORK_LOAD_HOURS.map((hours, index) => ({
  id: index + 1,
  hours_per_week: hours,
  label: `mindestens ${hours} Stunden pro Woche`,
}));

export const jobTypes = list(...JOB_TYPES);

/** Id 1 is 'nicht möglich'; cards show the label only above 1 (jobs-34). */
export const homeofficeLevels = list(
  'nicht möglich',
  'gelegentlich möglich',
  'teilweise möglich',
  'überwiegend möglich',
  'vollständig möglich',
);

export const radii: readonly RadiusRow[] = [2, 5, 10, 15, 20, 30, 50, 75, 100].map((km, index) => ({
  id: index + 1,
  meters: km * 1000,
  label: `${km} km`,
}));

/** The fixed texts of the alert (jobs-25). */
export const alertConfigs: readonly AlertConfigRow[] = [
  { id: 1, config: 'In Echtzeit (aktuelle Einstellung)' },
  { id: 2, config: '1x Täglich' },
  { id: 3, config: 'Keine Email senden' },
  { id: 4, config: '1x wöchentlich' },
];

export const employerTypes = list(
  'Privathaushalt',
  'Unternehmen',
  'Gemeinnützig',
  'Öffentlicher Dienst',
  'Kirchlicher Träger',
  'Verein',
  'Genossenschaft',
);

export const companySizes = list(
  '1 bis 10 Mitarbeitende',
  '11 bis 50 Mitarbeitende',
  '51 bis 200 Mitarbeitende',
  '201 bis 500 Mitarbeitende',
  'über 500 Mitarbeitende',
);

/** Each follows 'Unternehmen besteht seit'. */
export const profileAges = list(
  'weniger als 3 Jahren',
  '3 bis 10 Jahren',
  '11 bis 25 Jahren',
  '26 bis 50 Jahren',
  'mehr als 50 Jahren',
  'mehr als 100 Jahren',
);

export const salutations = list('Herr', 'Frau');

/**
 * The 24 activities; their order is fixed, it gives the numbers of the flags potential_job_N
 * (profile-30).
 */
export const potentialJobs = list(
  'Seniorenbetreuung',
  'Alltagshilfe und Begleitung',
  'Babysitten und Kinderbetreuung',
  'Einfache Büroarbeiten',
  'Empfang',
  'Weitergabe von Fachwissen',
  'Fahrdienste mit dem Fahrrad',
  'Fahrdienste mit dem Auto',
  'Flüchtlingshilfe',
  'Gartenarbeit',
  'Handwerkliche Arbeiten',
  'Hausmeisterarbeiten',
  'Kaufmännische Arbeiten',
  'Reinigung',
  'Sekretariat',
  'Telefonarbeit im Service',
  'Telefonarbeit im Vertrieb',
  'IT-Hilfe',
  'Verkauf im Einzelhandel',
  'Gastronomie und Service',
  'Schul- und Jugendbetreuung',
  'Küche',
  'Lager',
  'Sicherheit und Aufsicht',
);
