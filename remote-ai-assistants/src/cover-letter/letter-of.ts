import type { Letter } from '../documents/letter-document.ts';
import type { LetterParts } from './letter-parts.ts';

/** What an employer reads of it in a message: from the salutation to the name. */
export const messageOf = (parts: LetterParts): string =>
  [
    parts.salutation,
    ...parts.paragraphs.map(({ text }) => text),
    [parts.closing, parts.signed].filter(Boolean).join('\n'),
  ]
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n\n');

/** The letter of some parts as it is laid out on paper; what is empty leaves no line. */
export function letterOf(parts: LetterParts): Letter {
  const lines = (...texts: readonly string[]) =>
    texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  const enclosed = lines(parts.enclosed);
  const { phone } = parts;
  return {
    author: parts.name.trim(),
    sender: lines(parts.name, parts.street, parts.place, phone && `Telefon ${phone}`, parts.email),
    recipient: lines(parts.employer, parts.contact, parts.employerStreet, parts.employerPlace),
    date: parts.date.trim(),
    subject: lines(parts.subject)
      .map((line) => line.trim())
      .join(' '),
    text: [
      parts.salutation,
      ...parts.paragraphs.map(({ text }) => text),
      lines(parts.closing, parts.signed).join('\n'),
      enclosed.length > 0 && [enclosed.length > 1 ? 'Anlagen' : 'Anlage', ...enclosed].join('\n'),
    ]
      .filter((piece) => typeof piece === 'string' && piece.trim() !== '')
      .join('\n\n'),
  };
}
