import { simplify } from '../simplify.ts';

/** Least pay that somebody wants, in whole euros. */
export type Pay = { readonly unit: 'hour' | 'month'; readonly least: number };

const PAY_HOUR =
  /\b(\d{1,3}) ?(?:(\d{1,2}) )?(?:euro?|eur)? ?(?:brutto |netto )?(?:die|pro|in der|je|fur die) (?:stunde|std)\b|\b(\d{1,3}) ?(?:euro?|eur)? ?(?:stundenlohn|std lohn)\b|\bstundenlohn (?:von |ab |mindestens |uber |nicht unter )?(\d{1,3})\b/;
const PAY_MONTH =
  /\b(\d{2,4}) ?(?:euro?|eur) (?:brutto |netto )?(?:im|pro|den|je) monat\b|\b(\d{2,4}) ?(?:euro?|eur) monatlich\b|\bmonatlich (?:etwa |rund |ca |mindestens )?(\d{2,4}) ?(?:euro?|eur)\b/;

/** An amount alone is one of an hour, if it may be. */
const PAY_ALONE =
  /\b(\d{2}) ?(?:(?:\d{2}) )?(?:euro?|eur|franken|chf)\b(?! (?:im|pro|den|je) monat| monatlich)/;
const LEAST_AN_HOUR = 9;
const MOST_ALONE = 60;
const MOST_AN_HOUR = 200;

/** What a text says of pay; null for nothing. '20 Stunden die Woche' is no pay. */
export function findPay(text: string): Pay | null {
  const simple = simplify(
    text
      .replace(/€/g, ' euro ')
      .replace(/,-/g, ' ')
      .replace(/(\d)\.(\d{3})/g, '$1$2')
      .replace(/\//g, ' pro '),
  );
  const hour = PAY_HOUR.exec(simple);
  const hourly = Number(hour?.[1] ?? hour?.[3] ?? hour?.[4] ?? 0);
  if (hourly > 0 && hourly <= MOST_AN_HOUR) return { unit: 'hour', least: hourly };
  const month = PAY_MONTH.exec(simple);
  const monthly = Number(month?.[1] ?? month?.[2] ?? month?.[3] ?? 0);
  if (monthly > 0) return { unit: 'month', least: monthly };
  const alone = Number(PAY_ALONE.exec(simple)?.[1] ?? 0);
  return alone >= LEAST_AN_HOUR && alone <= MOST_ALONE ? { unit: 'hour', least: alone } : null;
}

export const payText = ({ unit, least }: Pay): string =>
  `ab ${least} € ${unit === 'hour' ? 'pro Stunde' : 'im Monat'}`;

const KM = /\b(\d{1,3}) ?(?:km|kilomet\w{0,4})\b/;
const MINUTES =
  /\b(\d{1,3}) ?(?:min|minute|minuten) ?(?:weit|entfernt|entfernung|fahrt|fahrzeit|fahren|weg|anfahrt|mit|zu|autofahrt|bahnfahrt|von|bis)?/;
const HALF_HOUR = /\b(?:halbe[nr]?|1 2|halbes?) stunde\w?\b|\bhalbstundig\w{0,2}\b/;
const QUARTER = /\bviertel ?stunde\b|\bviertelstundig\w{0,2}\b/;
const AN_HOUR =
  /\b(?:eine|einer|1|ne) stunde (?:weit|entfernt|entfernung|fahrt|fahrzeit|fahren|weg|anfahrt|autofahrt)\b/;
const WAY =
  /\b(?:weit\w{0,3}|entfern\w{0,4}|fahr\w{0,6}|umkreis|weg|anfahrt|erreich\w{0,4}|hochstens|maximal|innerhalb|bahn|auto|bus)\b/;
const BY_FOOT =
  /\b(?:zu fuss|fusslaufig\w{0,2}|fussweg|um die ecke|gleich nebenan|nebenan|mit dem (?:fahr)?rad|fahrradnahe|laufen kann|hinlaufen|hinradeln)\b/;
const NEAR =
  /\bnicht (?:so |zu |allzu |ganz so |sehr |mehr so )?weit(?: weg| entfernt| fahren)?\b|\b(?:kurze[rn]? (?:weg|wege|anfahrt|fahrt))\b/;

/** How far away it may be, in kilometres; what minutes reach by car or bus. */
export function findRadius(text: string): { readonly km: number; readonly rest: string } | null {
  const simple = simplify(text);
  const km = KM.exec(simple)?.[1];
  if (km) return { km: Number(km), rest: text };
  const isWay = WAY.test(simple);
  if (isWay && HALF_HOUR.test(simple)) return { km: 25, rest: withoutTimes(text) };
  if (isWay && QUARTER.test(simple)) return { km: 10, rest: withoutTimes(text) };
  if (AN_HOUR.test(simple)) return { km: 50, rest: withoutTimes(text) };
  const minutes = isWay ? Number(MINUTES.exec(simple)?.[1] ?? 0) : 0;
  if (minutes > 0) return { km: minutes <= 15 ? 10 : minutes <= 35 ? 25 : 50, rest: text };
  if (BY_FOOT.test(simple)) return { km: 5, rest: text };
  return NEAR.test(simple) ? { km: 10, rest: text } : null;
}

/** The hour of the way is no hour of work. */
const withoutTimes = (text: string) => text.replace(/\bstunde\b/giu, ' ');
