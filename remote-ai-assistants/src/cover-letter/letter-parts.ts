import type { LetterSheet } from '@silverjobs/contract';

/** A letter as the fields of its sheet, in the order of DIN 5008 (assistants-82). */
export type LetterParts = LetterSheet['parts'];

/** One paragraph between salutation and greeting. */
export type LetterParagraph = LetterParts['paragraphs'][number];

/** The parts that are one text each. */
export type LetterField = Exclude<keyof LetterParts, 'paragraphs'>;

/** What each part is called for whoever writes. */
export const FIELD_LABELS: Readonly<Record<LetterField, string>> = {
  name: 'Vor- und Nachname',
  street: 'Straße und Hausnummer',
  place: 'Postleitzahl und Ort',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  employer: 'Arbeitgeber',
  contact: 'Ansprechpartner oder Ansprechpartnerin',
  employerStreet: 'Straße und Hausnummer des Arbeitgebers',
  employerPlace: 'Postleitzahl und Ort des Arbeitgebers',
  date: 'Ort und Datum',
  subject: 'Betreff',
  salutation: 'Anrede',
  closing: 'Gruß',
  signed: 'Ihr Name unter dem Brief',
  enclosed: 'Anlagen',
};

/** What stands in the letter's text where something is missing, as the assistant writes it. */
const PLACEHOLDERS: Readonly<Partial<Record<LetterField, string>>> = {
  name: '[Ihr Vor- und Nachname]',
  street: '[Ihre Straße und Hausnummer]',
  place: '[Ihre Postleitzahl und Ihr Ort]',
  employer: '[Name des Arbeitgebers]',
  signed: '[Ihr Vor- und Nachname]',
};

const FIELDS = Object.keys(FIELD_LABELS) as LetterField[];

const DATE = /\d{1,2}\. \p{L}+ \d{4}$/u;
const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Liebe|Hallo|Guten Morgen)/;
const CLOSING =
  /^(?:Mit \S{1,30} (?:Grüßen|Grüssen|Gruß|Gruss)|(?:Freundliche|Herzliche|Viele|Beste|Liebe) Grü(?:ß|ss)e)/;
const ENCLOSED = /^Anlagen?(?:\n|:|$)/;
const LABEL = /^Betreff:\s{0,3}/i;
const PHONE = /^(?:Telefon|Tel\.|Mobil):? /i;
const CODE = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{L}/u;
const CONTACT = /^(?:Frau|Herrn?|z\. ?Hd\.|zu Händen) /u;
const HOUSE_NUMBER = / \d{1,4} ?[a-z]?(?:[-/]\d{1,4})?$/u;
/** Sender, recipient and date. */
const HEAD_MAX = 3;

const isGap = (line: string) => Object.values(PLACEHOLDERS).includes(line);
const known = (line: string | undefined) => (line === undefined || isGap(line) ? '' : line);

type Head = Partial<Record<LetterField, string>>;

function senderParts(text: string): Head {
  const [name, ...rest] = text.split('\n');
  const phone = rest.find((line) => PHONE.test(line));
  const email = rest.find((line) => line.includes('@'));
  const lines = rest.filter((line) => line !== phone && line !== email);
  const place = lines.find((line) => CODE.test(line) || line === PLACEHOLDERS.place);
  const street = lines.find((line) => line !== place);
  return {
    name: known(name),
    street: known(street),
    place: known(place),
    phone: phone?.replace(PHONE, '') ?? '',
    email: email ?? '',
  };
}

function recipientParts(text: string): Head {
  const [first = '', ...rest] = text.split('\n').filter((line) => line !== '');
  const isPerson = CONTACT.test(first);
  const lines = isPerson ? [first, ...rest] : rest;
  const contact = lines.find((line) => CONTACT.test(line));
  const street = lines.find(
    (line) => line !== contact && !CODE.test(line) && HOUSE_NUMBER.test(line),
  );
  const left = lines.filter((line) => line !== contact && line !== street);
  const place = left.find((line) => CODE.test(line)) ?? left.at(-1);
  // A line that is none of these belongs to the name: 'Personalabteilung'.
  const more = left.filter((line) => line !== place);
  return {
    employer: [isPerson ? '' : known(first), ...more].filter(Boolean).join('\n'),
    contact: contact ?? '',
    employerStreet: street ?? '',
    employerPlace: place ?? '',
  };
}

/** A letter of the assistant as the parts of a sheet; what is not built so is all paragraphs. */
export function parseParts(text: string): LetterParts {
  const pieces = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const dateAt = pieces.slice(0, HEAD_MAX).findIndex((piece) => DATE.test(piece));
  const hasHead = dateAt > 0;
  const [sender = '', recipient = ''] = hasHead ? pieces.slice(0, dateAt) : [];
  const salutationAt = pieces.findIndex((piece) => SALUTATION.test(piece));
  const from = salutationAt >= 0 ? salutationAt + 1 : hasHead ? dateAt + 1 : 0;
  const subject = hasHead ? pieces.slice(dateAt + 1, Math.max(salutationAt, dateAt + 1)) : [];
  const closingAt = pieces.findLastIndex((piece, at) => at >= from && CLOSING.test(piece));
  const to = closingAt < 0 ? pieces.length : closingAt;
  const [closing = '', ...signedHere] = pieces[closingAt]?.split('\n') ?? [];
  const below = closingAt < 0 ? [] : pieces.slice(closingAt + 1);
  const enclosed = below.find((piece) => ENCLOSED.test(piece)) ?? '';
  const signed = [...signedHere, ...below.filter((piece) => piece !== enclosed)].join('\n');
  const early = hasHead ? [] : pieces.slice(0, Math.max(0, salutationAt));
  return {
    ...NO_PARTS,
    ...(hasHead && { ...senderParts(sender), ...recipientParts(recipient) }),
    date: hasHead ? (pieces[dateAt] ?? '') : '',
    subject: subject.join(' ').replace(LABEL, ''),
    salutation: pieces[salutationAt] ?? '',
    paragraphs: [...early, ...pieces.slice(from, to)].map((piece, at) => ({
      id: at + 1,
      text: piece,
    })),
    closing,
    signed: known(signed),
    enclosed: enclosed.replace(/^Anlagen?:?\s*/, ''),
  };
}

const NO_PARTS: LetterParts = {
  ...{ name: '', street: '', place: '', phone: '', email: '' },
  ...{ employer: '', contact: '', employerStreet: '', employerPlace: '' },
  ...{ date: '', subject: '', salutation: '', closing: '', signed: '', enclosed: '' },
  paragraphs: [],
};

/** A private household has the name of a person alone: that is whom the letter goes to. */
const isNeeded = (field: LetterField, { contact }: LetterParts) =>
  field in PLACEHOLDERS && !(field === 'employer' && contact.trim() !== '');

/** The fields that a letter cannot go out without, and that are empty. */
export const missingFields = (parts: LetterParts): LetterField[] =>
  FIELDS.filter((field) => isNeeded(field, parts) && parts[field].trim() === '');

/**
 * The letter of some parts, as it is sent to the assistant: with an empty line between them, and words
 * in brackets where something is missing that a letter must have.
 */
export function letterText(parts: LetterParts): string {
  const said = (field: LetterField) =>
    parts[field].trim() || (isNeeded(field, parts) ? PLACEHOLDERS[field] : '') || '';
  const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('\n');
  const { phone, enclosed } = parts;
  const items = enclosed.split('\n').filter((item) => item.trim() !== '');
  const isLetter = parts.date.trim() !== '';
  return [
    isLetter &&
      lines(
        said('name'),
        said('street'),
        said('place'),
        phone && `Telefon ${phone}`,
        said('email'),
      ),
    isLetter &&
      lines(said('employer'), said('contact'), said('employerStreet'), said('employerPlace')),
    said('date'),
    said('subject'),
    said('salutation'),
    ...parts.paragraphs.map(({ text }) => text.trim()),
    said('closing'),
    isLetter ? said('signed') : parts.signed.trim(),
    items.length > 0 && lines(items.length > 1 ? 'Anlagen' : 'Anlage', ...items),
  ]
    .filter((piece) => typeof piece === 'string' && piece !== '')
    .join('\n\n');
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a stored value is the parts of a letter. */
export function isLetterParts(value: unknown): value is LetterParts {
  if (typeof value !== 'object' || value === null) return false;
  const { paragraphs, ...texts } = value as Record<string, unknown>;
  return (
    FIELDS.every((field) => isText(texts[field])) &&
    Array.isArray(paragraphs) &&
    paragraphs.every((one) => isText(one?.text) && typeof one?.id === 'number')
  );
}
