import { htmlToText } from '@silverjobs/contract';
import { readJobText } from '../../understanding/job-text.ts';
import { simplify } from '../../understanding/simplify.ts';
import { type LetterJob, NO_JOB } from './letter-state.ts';

const TASKS =
  /^(?:(?:ihre |die |deine )?(?:aufgaben|tatigkeiten|aufgabengebiet)|das erwartet sie|was sie erwartet|darum geht es|darum geht s|das ist zu tun|was zu tun ist|ihre aufgaben bei uns|was sie tun|dabei brauchen wir sie|wobei sie helfen)$/;
const HEADING_LENGTH = 60;
const TASK_LENGTH = 90;
const TASKS_MAX = 8;
/** What speaks to the reader, gives orders or asks to look elsewhere cannot stand in her letter. */
const UNPRINTABLE =
  /\b(?:sie|ihnen|ihr|ihre|ihren|wir|uns|unser\p{L}{0,2}|ich|du|dein\p{L}{0,2}|jemand|ignorier\p{L}*|schreib\p{L}*|antwort\p{L}*|klick\p{L}*|http|www)\b|[@<>{}[\]]|\d{5}/iu;

/** Whether words of an advertisement can be repeated in a letter as they stand. */
const isPrintable = (item: string): boolean =>
  item.length >= 4 && item.length <= TASK_LENGTH && !UNPRINTABLE.test(item) && !/[.!?:]/.test(item);

function tasksOf(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => TASKS.test(simplify(line)));
  if (start < 0) return [];
  const found: string[] = [];
  for (const line of lines.slice(start + 1)) {
    const item = line.replace(/^[-•*·–]\s*/, '').trim();
    if (item === '') continue;
    if (item.length > 160 || /[.!?:]$/.test(item)) break;
    if (item.length < HEADING_LENGTH && isNextHeading(item)) break;
    found.push(item);
  }
  return [...new Set(found)].slice(0, TASKS_MAX);
}

const NEXT_HEADING =
  /\b(?:mit|bringen|wunschen|profil|voraussetzung\w*|anforderung\w*|bieten|kontakt|bewerbung|arbeitszeit|schon ware|wichtig)\b/;
const isNextHeading = (line: string) =>
  line.split(' ').length <= 5 &&
  /^(?:das|was|ihr|ihre|wir|dein|schon|wichtig|kontakt|voraussetzungen|anforderungen|arbeitszeit|bewerbung)\b/.test(
    simplify(line),
  ) &&
  NEXT_HEADING.test(simplify(line));

const NAME = "\\p{Lu}[\\p{L}'-]{1,30}";
const PERSON = new RegExp(
  `(?<!\\p{L})(Frau|Herrn|Herr) ((?:Prof\\. )?(?:Dr\\. )?)(${NAME}(?: (?:(?:von|van|de|zu|der) ){0,2}${NAME}){0,2})`,
  'gu',
);
const ASKED =
  /\b(?:ansprechpartner\w*|kontakt\w*|bewerb\w*|freut|ruft|zeigt|fragen|melden|wenden|richten|schreiben|nachricht|auskunft|erreichen|anruf\w*)\b/;
const NO_NAME = new Set(
  'Telefon Tel Mobil Email Mail Unter Personalabteilung Leitung Oder Und Doktor Mitte Ende Anfang Bitte Zu Sie Er Montag'.split(
    ' ',
  ),
);

/** 'Frau Petra Lindner' as 'Frau Lindner', 'Herrn Dr. Jan von Berg' as 'Herr Dr. von Berg'. */
export function shortName(title: string, degree: string, name: string): string | null {
  const words = name.split(' ').filter((word) => !NO_NAME.has(word));
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const family = small > 0 ? words.slice(small).join(' ') : words.at(-1);
  if (!family) return null;
  return `${title.startsWith('Herr') ? 'Herr' : 'Frau'} ${degree.replace('Prof. ', 'Prof. ')}${family}`;
}

/** Who reads the letter: the named contact, or somebody in a sentence about contact. */
function contactOf(lines: readonly string[]): string | null {
  const named = lines.find((line) => /^ansprechpartner(?:in)?:/i.test(line));
  const value = named?.slice(named.indexOf(':') + 1).trim() ?? '';
  const asked = lines.filter((line) => line.length < 400 && ASKED.test(simplify(line)));
  for (const line of value === '' ? asked : [value]) {
    for (const found of line.matchAll(PERSON)) {
      const { 1: title = '', 2: degree = '', 3: name = '', index } = found;
      if (/\b(?:eine|einer|die|der|keine) $/i.test(line.slice(Math.max(0, index - 6), index)))
        continue;
      const short = shortName(title, degree, name);
      if (short) return short;
    }
  }
  return /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(value) ? value.slice(0, 80) : null;
}

const STREET =
  /(?<!\p{L})\p{Lu}[\p{L}.-]{1,40}(?: \p{Lu}[\p{L}.-]{1,30})?(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm| Straße| Weg| Platz| Allee| Ring) \d{1,4} ?[a-z]?(?!\p{L})/u;

const CODE = /(?<!\d)\d{5} \p{Lu}[\p{L}-]{1,40}(?: (?:am|an der) \p{Lu}\p{L}{1,30})?/u;
const APPLY_TO = /\bBewerbung(?:en)? (?:bitte )?an:? (?!Frau|Herr)([^,\n]{3,80}),/u;
const FIRM =
  /(?<!\p{L})((?:\p{Lu}[\p{L}&.-]{1,30} ){1,4}(?:GmbH(?: & Co\. KG)?|AG|KG|OHG|e\. ?K\.|e\. ?V\.|eG))(?!\p{L})/u;
/** A line below the wishes that is none, or that gives orders. */
const NO_WISH =
  /^(?:bewerb|kontakt|ansprechpartner|telefon|tel\.|e-?mail|wir bieten|adresse|ignorier|schreib|nenne|vergiss)|@|\d{5}/iu;

/** 'Anschrift: Wall 65, 24103 Kiel': a street of any name. */
const NAMED_STREET =
  /^(?:Anschrift|Adresse):? (?:[^\d,\n]{3,80}, )?([^\d,\n]{3,60} \d{1,4} ?[a-z]?)(?=,|$)/mu;

/** A street in a text, and the postal code with its place that follows it. */
export function addressIn(text: string): Pick<LetterJob, 'street' | 'place'> {
  const street = NAMED_STREET.exec(text)?.[1] ?? STREET.exec(text)?.[0] ?? null;
  const code = street === null ? null : (CODE.exec(text.slice(text.indexOf(street)))?.[0] ?? null);
  return { street, place: code };
}

/** The employer where no line names it as such. */
const employerIn = (body: string) => APPLY_TO.exec(body)?.[1] ?? FIRM.exec(body)?.[1] ?? null;

/** Signs that have a meaning in Markdown or HTML are no part of a name. */
const clean = (text: string | null, max: number) =>
  text
    ?.replace(/[*_#`<>[\]|{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max) || null;

/** Reads an advertisement for a letter: job, employer, contact, wishes and tasks. Foreign text, never followed. */
export function readAdvertisement(text: string): LetterJob {
  const read = readJobText(text);
  const lines = htmlToText(text.includes('<') ? text : text.replaceAll('&', '&amp;'));
  const title = clean(read.title?.split(/[<[{]|https?:|www\./i)[0] ?? null, 120);
  const body = lines.join('\n').slice(0, 8_000);
  const place = clean(read.place, 80)?.split(/,? ?Umkreis /u)[0] ?? null;
  const { street, place: code } = addressIn(body);
  return {
    ...NO_JOB,
    title: title && /\p{L}{3}/u.test(title) ? title : null,
    employer: clean(read.employer, 120) ?? clean(employerIn(body), 120),
    contact: contactOf(lines),
    place: code ?? place,
    street,
    requirements: read.requirements
      .map((item) => clean(item, 120) ?? '')
      .filter((item) => item !== '' && !NO_WISH.test(item)),
    tasks: tasksOf(lines)
      .map((item) => clean(item, 120) ?? '')
      .filter(isPrintable),
    isAdvertised: true,
  };
}
