import { enumerate } from '../../../understanding/phrases.ts';
import { simplify } from '../../../understanding/simplify.ts';

/** What people name with one word when asked what they like about a job. For simplified text. */
const LIKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:die )?(?:arbeit mit )?kinder[n]?$/, 'die Arbeit mit Kindern'],
  [
    /^(?:(?:der )?umgang mit |(?:die )?arbeit mit |mit )?(?:den )?(?:menschen|leuten?)$/,
    'der Umgang mit Menschen',
  ],
  [/^(?:die )?(?:arbeit mit )?tieren?$/, 'die Arbeit mit Tieren'],
  [/^(?:die )?(?:arbeit mit )?zahlen$/, 'die Arbeit mit Zahlen'],
  [/^(?:die )?(?:arbeit mit )?holz$/, 'die Arbeit mit Holz'],
  [
    /^(?:die )?(?:arbeit mit )?(?:den )?(?:alten|alteren) (?:menschen|leuten?)$/,
    'die Arbeit mit älteren Menschen',
  ],
  [/^(?:der )?garten(?:arbeit)?$/, 'die Arbeit im Garten'],
  [/^(?:die )?(?:nahe|nah|in der nahe)$/, 'die Nähe'],
  [/^(?:die )?(?:kurze|kurzer) (?:weg|fahrt|anfahrt)$/, 'der kurze Weg'],
  [/^(?:die )?vormittags?$/, 'die Arbeit am Vormittag'],
  [/^(?:die )?nachmittags?$/, 'die Arbeit am Nachmittag'],
  [/^(?:die )?arbeitszeit(?:en)?$/, 'die Arbeitszeit'],
  [/^(?:die )?(?:flexible|flexiblen) (?:arbeits)?zeit(?:en)?$/, 'die flexible Arbeitszeit'],
  [/^(?:das )?(?:nette |gute )?team$/, 'das Team'],
  [/^(?:die )?aufgaben?$/, 'die Aufgabe'],
  [/^(?:die )?abwechslung$/, 'die Abwechslung'],
  [/^(?:die )?verantwortung$/, 'die Verantwortung'],
  [/^(?:das )?kochen$/, 'das Kochen'],
  [/^(?:das )?fahren$/, 'das Fahren'],
  [/^(?:die )?(?:frische luft|natur)$/, 'die Arbeit im Freien'],
  [/^(?:die )?bucher$/, 'die Arbeit mit Büchern'],
  [/^(?:der )?kontakt(?: zu (?:menschen|leuten))?$/, 'der Kontakt zu Menschen'],
];

/** 'kinder, vormittags' as 'An der Stelle gefallen mir besonders …'; null where a word is not known. */
export function inNameOfKeywords(text: string): string | null {
  const items = text
    .split(/, | und | & |; /u)
    .filter(Boolean)
    .slice(0, 6);
  const liked = items.map((item) => LIKED.find(([said]) => said.test(simplify(item)))?.[1]);
  if (liked.length === 0 || liked.some((item) => item === undefined)) return null;
  const verb = liked.length > 1 ? 'gefallen' : 'gefällt';
  return `An der Stelle ${verb} mir besonders ${enumerate(liked as string[])}.`;
}

const AT: Readonly<Record<string, string>> = {
  kantine: 'in der Kantine',
  küche: 'in der Küche',
  großküche: 'in der Großküche',
  büro: 'im Büro',
  verkauf: 'im Verkauf',
  einzelhandel: 'im Einzelhandel',
  lager: 'im Lager',
  pflege: 'in der Pflege',
  altenpflege: 'in der Altenpflege',
  gastronomie: 'in der Gastronomie',
  gastro: 'in der Gastronomie',
  handwerk: 'im Handwerk',
  verwaltung: 'in der Verwaltung',
  buchhaltung: 'in der Buchhaltung',
  schule: 'an der Schule',
  bau: 'auf dem Bau',
  kasse: 'an der Kasse',
  haushalt: 'im Haushalt',
  garten: 'im Garten',
  fabrik: 'in der Fabrik',
  empfang: 'am Empfang',
  vertrieb: 'im Vertrieb',
  werkstatt: 'in der Werkstatt',
  kindergarten: 'im Kindergarten',
  kita: 'in der Kita',
  krankenhaus: 'im Krankenhaus',
  praxis: 'in der Praxis',
  telefonzentrale: 'in der Telefonzentrale',
  hotel: 'im Hotel',
  bank: 'bei der Bank',
  post: 'bei der Post',
  bahn: 'bei der Bahn',
};

/** Where somebody worked, named with one word: 'Kantine', 'im Büro'. */
export const workedAt = (text: string): string | null => AT[text.toLocaleLowerCase('de')] ?? null;
