import { lookups } from '../../reference/lookups/index.ts';
import { positionText } from '../../reference/positions/index.ts';
import type { PositionRow } from '../../reference/types.ts';
import type { Kind } from '../employers/kind.ts';
import { hiredPositions, kindOf } from '../employers/kinds.ts';
import type { EmployerRow } from '../employers/types.ts';
import type { Random } from '../random.ts';
import {
  closings,
  commonBring,
  commonOffers,
  headings,
  publicOffers,
  volunteerOffers,
} from './common-texts.ts';
import type { Draft } from './draft.ts';
import { escapeText, p, section, strong } from './html.ts';
import { payRange } from './pay-ranges.ts';
import { schedule } from './schedule.ts';
import type { SectorText } from './sector-text.ts';
import { peopleTexts } from './sector-texts-people.ts';
import { workTexts } from './sector-texts-work.ts';
import { companyTerms, jobTypes, type Terms } from './terms.ts';
import { title } from './title.ts';

const hiredBy = new Map<string, number[]>();

/** Positions a kind of house hires for, worked out once. */
function hired(kind: Kind): number[] {
  const known = hiredBy.get(kind.key);
  if (known) return known;
  const ids = hiredPositions(kind.hires);
  hiredBy.set(kind.key, ids);
  return ids;
}

function sectorText(sectorId: number): SectorText {
  const text = peopleTexts[sectorId] ?? workTexts[sectorId];
  if (text === undefined) throw new RangeError(`sectorText: no sector ${sectorId}`);
  return text;
}

const volunteerWhy = [
  'Ohne Freiwillige ginge bei uns vieles nicht.',
  'Wer etwas Zeit verschenkt, bekommt viel zurück.',
  'Wir suchen Menschen, die sich einbringen möchten, ohne sich gleich für immer zu binden.',
  'Sie haben im Ruhestand ein paar Stunden übrig? Hier werden sie gebraucht.',
] as const;

function offers(r: Random, terms: Terms, employer: EmployerRow): string[] {
  const volunteer = terms.jobTypeId === jobTypes.volunteer;
  const list: string[] = volunteer
    ? r.some(volunteerOffers, r.int(2, 3))
    : r.some(commonOffers, r.int(2, 3));
  if (employer.employer_type_id === 4 && !volunteer && r.chance(0.6))
    list.push(r.pick(publicOffers));
  if (terms.homeofficeId > 1) {
    const level = lookups.homeoffice[terms.homeofficeId - 1]?.label ?? '';
    list.push(`Arbeiten von zu Hause: ${level}`);
  }
  if (terms.pay !== null) list.splice(r.int(0, list.length), 0, strong(terms.pay));
  return list;
}

function contactSentence(r: Random, employer: EmployerRow): string {
  const { salutation_id, salutation_label, contact_name } = employer;
  const person = escapeText(`${salutation_label} ${contact_name}`);
  const isWoman = salutation_id === 2;
  return r.pick([
    `Ihr${isWoman ? 'e Ansprechpartnerin' : ' Ansprechpartner'} ist ${person}.`,
    `${person} freut sich auf Ihre Nachricht.`,
    `${person} beantwortet gern Ihre Fragen.`,
  ]);
}

function intro(r: Random, kind: Kind, homePlace: string, terms: Terms, text: SectorText): string {
  const volunteer = terms.jobTypeId === jobTypes.volunteer;
  const why = volunteer && r.chance(0.7) ? r.pick(volunteerWhy) : r.pick(text.why);
  const we = `Wir sind ${r.pick(kind.we)} in ${escapeText(homePlace)}.`;
  const about = `${r.pick(kind.about)}.`;
  return r.pick([
    () => p(`${we} ${about} ${why}`),
    () => p(`${why} ${we}`) + p(about),
    () => p(`${we} ${why}`),
    () => p(why) + p(`${we} ${about}`),
  ])();
}

function temporarySentence(r: Random): string {
  return `Die Stelle ist zunächst auf ${r.pick(['drei', 'sechs', 'neun'])} Monate befristet, eine Verlängerung ist möglich.`;
}

/**
 * A job demand of a company, charity or public body.
 * @param homePlace name of the town of the employer
 */
export function companyJob(
  r: Random,
  employer: EmployerRow,
  positionsById: ReadonlyMap<number, PositionRow>,
  homePlace: string,
): Draft {
  const kind = kindOf(employer.kind);
  const position = positionsById.get(r.pick(hired(kind)));
  if (position === undefined)
    throw new RangeError(`companyJob: ${kind.key} hires an unknown position`);
  const text = sectorText(position.sector_id);
  const { activity, tasks } = positionText(position.id);
  const terms = companyTerms(r, {
    positionId: position.id,
    kind: kind.key,
    employerType: employer.employer_type_id,
    pay: payRange(position.id, text.pay),
  });
  const when = schedule(r, terms, position.id, position.label);
  const bring = [
    ...r.some(text.bring, r.int(2, 3)),
    ...(r.chance(0.5) ? [r.pick(commonBring)] : []),
  ];
  const list = [...tasks, ...r.some(text.tasks, r.int(1, 2))];
  const temporary = terms.jobTypeId === jobTypes.temporary ? ` ${temporarySentence(r)}` : '';
  const body =
    intro(r, kind, homePlace, terms, text) +
    (r.chance(0.45) ? p(`Gesucht: ${strong(escapeText(position.label))}`) : '') +
    section(r.pick(headings.tasks), list) +
    section(r.pick(headings.bring), [...new Set(bring)]) +
    section(r.pick(headings.offer), offers(r, terms, employer)) +
    p(when.sentence + temporary) +
    p(`${contactSentence(r, employer)} ${r.pick(closings)}`);
  return {
    title: title(r, {
      label: position.label,
      activity,
      where: r.pick(kind.where),
      tail: when.tail,
      terms,
    }),
    positionId: position.id,
    terms,
    description: body,
  };
}
