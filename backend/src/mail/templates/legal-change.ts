import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

const TITLES: Readonly<Record<string, string>> = {
  [paths.terms]: 'Allgemeine Geschäftsbedingungen',
  [paths.privacyPolicy]: 'Hinweise zum Datenschutz',
  [paths.accessibility]: 'Erklärung zur Barrierefreiheit',
};

/** Tells that a legal page changes, and where the new version can be read (operators-42). */
export function legalChangeMail(
  publicUrl: string,
  { path, version, validFrom }: { path: string; version: number; validFrom: Date },
): Mail {
  const title = TITLES[path] ?? 'Rechtliche Hinweise';
  const day = formatDate(validFrom.getTime());
  return writeLetter(publicUrl, {
    subject: `${title}: neue Fassung ab ${day}`,
    heading: `${title}: neue Fassung`,
    paragraphs: [
      `vom ${day} an gilt bei uns eine neue Fassung: ${title}.`,
      'Verträge, die Sie schon geschlossen haben, ändern sich dadurch nicht. Für sie gilt weiter, was bei Vertragsschluss vereinbart war.',
      'Sie müssen nichts tun. Die Fassungen davor können Sie auf derselben Seite nachlesen.',
    ],
    action: { label: 'Neue Fassung lesen', url: `${publicUrl}${path}?fassung=${version}` },
  });
}
