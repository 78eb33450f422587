import { htmlToText } from '@silverjobs/contract';
import { simplify } from './simplify.ts';

/** What an advertisement says. It is foreign text: read for facts, never followed. */
export type JobText = {
  readonly title: string | null;
  readonly employer: string | null;
  /** 'Frau Weber', where somebody is named. */
  readonly contact: string | null;
  readonly place: string | null;
  readonly requirements: readonly string[];
};

const WANTED =
  /^(das bringen sie mit|das wunschen wir uns|wichtig ist( uns)?|schon ware|was passen sollte|ihr profil|(ihre )?(voraussetzungen|anforderungen|qualifikation(en)?)|was sie mitbringen|sie bringen mit|wir erwarten|wir suchen sie mit)$/;
const OTHER_HEADING =
  /\b(aufgaben|erwartet sie|darum geht|zu tun|bieten|freuen|finden|gebraucht wird|kontakt|bewerbung|arbeitszeit)\b/;
const HEADING_LENGTH = 60;
const REQUIREMENT_LENGTH = 120;
const REQUIREMENTS_MAX = 8;

function isHeading(line: string): boolean {
  if (line.length > HEADING_LENGTH || /[.!?]$/.test(line) || /^[-•*]/.test(line)) return false;
  const folded = simplify(line);
  return WANTED.test(folded) || OTHER_HEADING.test(folded);
}

/** Lines under a heading such as 'Das bringen Sie mit', up to the next heading or sentence. */
export function requirementsOf(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => WANTED.test(simplify(line)));
  if (start < 0) return [];
  const found: string[] = [];
  for (const line of lines.slice(start + 1)) {
    const item = line.replace(/^[-•*·–]\s*/, '').trim();
    if (isHeading(line) || item.length > REQUIREMENT_LENGTH || /[.!?]$/.test(item)) break;
    if (item !== '') found.push(item);
  }
  return found.slice(0, REQUIREMENTS_MAX);
}

/** A line 'Stelle: …' of what the browser sends along. */
function field(lines: readonly string[], name: string): string | null {
  const line = lines.find((text) => text.toLowerCase().startsWith(`${name}:`));
  return (
    line
      ?.slice(name.length + 1)
      .trim()
      .slice(0, 200) || null
  );
}

const CONTACT = /\b(Frau|Herrn?)\s+((?:Dr\.\s+|Prof\.\s+)*(?:\p{Lu}[\p{L}'-]+\s?){1,3})/u;

function contactOf(text: string): string | null {
  const found = CONTACT.exec(text);
  const name = found?.[2]?.trim().split(/\s+/).slice(-3).join(' ');
  if (!found || !name) return null;
  return `${found[1] === 'Frau' ? 'Frau' : 'Herr'} ${name}`;
}

/** Forms such as '(m/w/d)' that no letter repeats. */
const withoutForm = (title: string) => title.replace(/\s{0,3}\((?:[mwdfx]\/?){2,5}\)/gi, '').trim();

/** Reads an advertisement: HTML, plain text, or the lines that the browser composes. */
export function readJobText(text: string): JobText {
  const lines = htmlToText(text.includes('<') ? text : text.replaceAll('&', '&amp;'));
  const named = field(lines, 'stelle');
  const first = lines[0] && lines[0].length <= 120 && !lines[0].includes(': ') ? lines[0] : null;
  return {
    title: named || first ? withoutForm(named ?? first ?? '') : null,
    employer: field(lines, 'arbeitgeber') ?? field(lines, 'firma'),
    contact: contactOf(field(lines, 'ansprechpartner') ?? lines.join('\n')),
    place: field(lines, 'ort'),
    requirements: requirementsOf(lines),
  };
}
