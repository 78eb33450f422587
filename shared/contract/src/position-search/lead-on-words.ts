/** Where words lead that are no occupations: to a filter of another kind. */
export type LeadOn =
  | { kind: 'jobType' | 'workLoad'; id: number; label: string }
  | { kind: 'homeoffice' }
  | { kind: 'all' }
  | { kind: 'place'; text: string };

/** A kind of job (`GET /job_type`). */
const kind = (id: number, label: string): LeadOn => ({ kind: 'jobType', id, label });
export const MINIJOB = kind(1, 'Minijob');
const PART_TIME = kind(2, 'Teilzeit');
const FULL_TIME = kind(3, 'Vollzeit');
const VOLUNTARY = kind(4, 'Ehrenamt');
const FREELANCE = kind(5, 'Freie Mitarbeit');
const TEMPORARY = kind(6, 'Befristete Aushilfe');

/** Hours a week that a job takes at least, by id of `GET /work_load`. */
const HOURS = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30];

/** The workload that fits into a number of hours a week. */
export function workLoadWithin(hours: number): LeadOn {
  const fitting = HOURS.filter((least) => least <= hours).length;
  const id = Math.max(1, fitting);
  return { kind: 'workLoad', id, label: `mindestens ${HOURS[id - 1]} Stunden pro Woche` };
}

const FEW_HOURS = [workLoadWithin(2), workLoadWithin(4), workLoadWithin(6), MINIJOB];

/** Words that are no occupations, wherever they stand in a text, and what they lead to. */
export const LEADING: readonly (readonly [words: string, leads: readonly LeadOn[]])[] = [
  [
    'minijob, minijobs, mini job, mini jobs, minijobber, geringfugig, geringfugige beschaftigung',
    [MINIJOB],
  ],
  ['teilzeit, teilzeitjob, teilzeitstelle, teilzeitarbeit, midijob', [PART_TIME]],
  [
    'halbtags, halbtagsstelle, halbtagsjob, halbe stelle, vormittags',
    [PART_TIME, workLoadWithin(20)],
  ],
  ['nachmittags, wochenende, am wochenende, abends', [PART_TIME, MINIJOB, TEMPORARY]],
  ['vollzeit, vollzeitstelle, vollzeitjob, ganztags, ganztagsstelle, festanstellung', [FULL_TIME]],
  [
    'ehrenamt, ehrenamtlich, ehrenamtliche, ehrenamtlicher, ehrenamter, freiwillig, freiwillige',
    [VOLUNTARY],
  ],
  [
    'freiwilligenarbeit, freiwilligendienst, bundesfreiwilligendienst, bufdi, unentgeltlich',
    [VOLUNTARY],
  ],
  [
    'honorarbasis, freiberuflich, freiberufler, freelancer, freie mitarbeit, selbstandig',
    [FREELANCE],
  ],
  ['selbststandig, selbstandige, freier mitarbeiter, freie mitarbeiterin', [FREELANCE]],
  [
    'aushilfe, aushilfen, aushilfsjob, aushilfskraft, aushilfsweise, saisonarbeit, saison',
    [TEMPORARY, MINIJOB],
  ],
  ['befristet, befristete stelle, urlaubsvertretung, krankheitsvertretung, ferienjob', [TEMPORARY]],
  [
    'nebenjob, nebenjobs, nebenverdienst, nebentatigkeit, zuverdienst, hinzuverdienst',
    [MINIJOB, PART_TIME],
  ],
  [
    'zuverdienen, dazuverdienen, rentnerjob, rentnerjobs, seniorenjob, rente aufbessern',
    [MINIJOB, PART_TIME],
  ],
  ['stundenweise, paar stunden, wenige stunden, einige stunden, wenig stunden', FEW_HOURS],
  [
    'homeoffice, home office, telearbeit, remote, heimarbeit, von zu hause, von zuhause',
    [{ kind: 'homeoffice' }],
  ],
];

/** The same for words that mean something else within a longer text. */
export const LEADING_ALONE: typeof LEADING = [
  [
    'rentner, rentnerin, rentnerinnen, rente, pension, pensionar, im ruhestand',
    [MINIJOB, PART_TIME, { kind: 'all' }],
  ],
  [
    'zu hause, zuhause, daheim, von daheim, zu hause aus, zuhause aus, online',
    [{ kind: 'homeoffice' }],
  ],
  [
    `egal, ist mir egal, ganz egal, alles, alle, alle berufe, alle stellen, alle jobs, irgendwas,
    irgendetwas, irgendein job, beliebig, job, jobs, arbeit, stelle, stellen, beruf, keine ahnung,
    weiss nicht, weiss ich nicht, was auch immer, sonstiges, verschiedenes, offen fur alles`,
    [{ kind: 'all' }],
  ],
];
