import { findWorkload } from '../../../understanding/find-hours.ts';
import { enumerate } from '../../../understanding/phrases.ts';

const DAYS =
  /\b(ein|einem|einen|zwei|drei|vier|fünf|\d)(?: bis (zwei|drei|vier|fünf|\d))? (ganze |halbe )?(tage?n?|vormittage?n?|nachmittage?n?|abende?n?)(?= |,|\.|$|!)/iu;
const WHEN =
  /\b(?:vormittags|nachmittags|morgens|abends|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)\b/gi;
const DAY = /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b/giu;
const DENIES = /\b(?:nicht|kein\p{L}*|nie|außer|ausser|ohne)\b/iu;
const COUNTS = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];
const count = (text: string) =>
  /^\d$/.test(text) ? (COUNTS[Number(text)] ?? text) : text.toLocaleLowerCase('de');

/** How much somebody wants to work, in their own measure, after 'ich möchte gern'. */
export function readWanted(text: string): string | null {
  const measure = measureOf(text);
  // 'Montags kann ich nicht' is no wish for Mondays.
  const clauses = text.split(/[,.;]|\b(?:aber|jedoch)\b|\b(?=au(?:ß|ss)er\b)/iu);
  const denied = clauses.filter((clause) => DENIES.test(clause)).join(' ');
  const said = clauses.filter((clause) => !DENIES.test(clause)).join(' ');
  const days =
    denied.match(DAY)?.map((day) => day.toLocaleLowerCase('de').replace(/s?$/, 's')) ?? [];
  const except = days.length > 0 ? `, nur nicht ${enumerate([...new Set(days)])}` : '';
  const when = said.match(WHEN)?.map((word) => word.toLocaleLowerCase('de')) ?? [];
  if (when.length === 0 || measure?.startsWith('an ')) return measure && `${measure}${except}`;
  return `${enumerate([...new Set(when)])} ${measure ?? 'arbeiten'}${except}`;
}

function measureOf(text: string): string | null {
  const workload = findWorkload(text);
  if (workload?.kind === 'type') {
    return {
      Minijob: 'im Minijob arbeiten',
      Teilzeit: 'in Teilzeit arbeiten',
      Vollzeit: 'in Vollzeit arbeiten',
      Ehrenamt: 'mich ehrenamtlich engagieren',
    }[workload.label];
  }
  const hours = /\b(\d{1,2})(?:,\d)?(?: ?(?:bis|-|–) ?(\d{1,2}))? ?(?:stunden|std|h)\b/iu.exec(
    text,
  );
  if (hours) {
    const isDaily = /\b(?:am|pro|jeden) tag\b/i.test(text);
    const range = hours[2] ? `${hours[1]} bis ${hours[2]}` : hours[1];
    return `${range} Stunden pro ${isDaily ? 'Tag' : 'Woche'} arbeiten`;
  }
  const days = DAYS.exec(text);
  if (days) {
    const [, from = '', to, , unit = ''] = days;
    const isOne = /^(?:ein|einem|einen|1)$/i.test(from) && !to;
    const name = /vorm/i.test(unit)
      ? 'Vormittag'
      : /nachm/i.test(unit)
        ? 'Nachmittag'
        : /abend/i.test(unit)
          ? 'Abend'
          : 'Tag';
    const many = name === 'Tag' ? 'Tagen' : `${name}en`;
    const number = isOne
      ? 'einem'
      : [count(from), to && `bis ${count(to)}`].filter(Boolean).join(' ');
    return `an ${number} ${isOne ? name : many} pro Woche arbeiten`;
  }
  if (workload?.kind === 'hours') return `${workload.hours} Stunden pro Woche arbeiten`;
  return null;
}
