import { WORK_LOAD_HOURS } from '../constants.ts';

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

/** The most that fits into a number of hours a week. */
export function workLoadWithin(hours: number): LeadOn {
  const fitting = WORK_LOAD_HOURS.filter((least) => least <= hours).length;
  const id = Math.max(1, fitting);
  return { kind: 'workLoad', id, label: `höchstens ${WORK_LOAD_HOURS[id - 1]} Stunden pro Woche` };
}

/** Leads to 'Wo?', where the search knows these words. */
export const NEARBY: LeadOn = { kind: 'place', text: 'in meiner Nähe' };

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
  [
    `nachmittags, wochenende, wochenend, am wochenende, abends, morgens, sonntags, samstags, feiertags,
    montags, dienstags, mittwochs, donnerstags, freitags, werktags, unter der woche, abend, wochenends`,
    [PART_TIME, MINIJOB, TEMPORARY],
  ],
  [
    'flexibel, flexible, flexible arbeitszeit, freie zeiteinteilung, altersteilzeit, jobsharing, kurzarbeit',
    [PART_TIME, MINIJOB],
  ],
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
  ['vertretungsweise, springer, einspringen, kurzfristig, tageweise, zeitarbeit', [TEMPORARY]],
  [
    'nebenjob, nebenjobs, nebenverdienst, nebentatigkeit, zuverdienst, hinzuverdienst',
    [MINIJOB, PART_TIME],
  ],
  [
    'aktivrente, taschengeld, rente reicht nicht, geld dazuverdienen, etwas dazuverdienen',
    [MINIJOB, PART_TIME],
  ],
  [
    'zuverdienen, dazuverdienen, rentnerjob, rentnerjobs, seniorenjob, rente aufbessern',
    [MINIJOB, PART_TIME],
  ],
  ['nebenbeschaftigung, nebenerwerb, nebenbei, zubrot, nebenberuflich', [MINIJOB, PART_TIME]],
  [
    `in der nahe, in meiner nahe, nahe wohnung, um die ecke, wohnortnah, in meiner umgebung, vor ort,
    in meinem ort, in meiner stadt, in meinem dorf, fusslaufig, zu fuss`,
    [NEARBY],
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
    `rentner, rentnerin, rentnerinnen, rente, pension, pensionar, pensionarin, pensionist, pensionistin,
    pensionierte, im ruhestand, ruhestand, fruhrentner, fruhrente, vorruhestand, altersrentner,
    fur rentner, fur senioren, fur pensionare, senior, ahv`,
    [MINIJOB, PART_TIME, { kind: 'all' }],
  ],
  [
    'zu hause, zuhause, daheim, von daheim, zu hause aus, zuhause aus, online',
    [{ kind: 'homeoffice' }],
  ],
  [
    `egal, ist mir egal, ganz egal, alles, alle, alle berufe, alle stellen, alle jobs, irgendwas,
    irgendetwas, irgendein job, beliebig, job, jobs, arbeit, stelle, stellen, beruf, keine ahnung,
    alter, fur altere, fur aeltere, altere, was neues, etwas neues, neues,
    gutes geld, geld, geld verdienen, gutes gehalt, viel geld, mindestlohn, gute bezahlung, langeweile,
    langweilig zu hause, mir ist langweilig, beschaftigung, aufgabe, neue aufgabe, sinnvolle aufgabe,
    was gibt es, was gibts, was passt zu mir, was kann ich machen, vorschlage, zeitvertreib, hobby, hobby zum beruf machen, spass, spass bei der arbeit, was mir spass macht,
    ohne stress, stressfrei, nette kollegen, nettes team, im team, gutes betriebsklima, ruhig,
    ruhige arbeit, leichtes, unter leute, herausforderung, neue herausforderung, abwechslung, jobangebote, stellenangebote,
    stellenanzeigen, angebote, sofort, ab sofort, dringend, gut bezahlt, seriose arbeit, wieder arbeiten, weiss nicht, weiss ich nicht, was auch immer, sonstiges, verschiedenes, offen fur alles`,
    [{ kind: 'all' }],
  ],
];
