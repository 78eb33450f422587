import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** What is only begun: a CV, a letter, a text of a helper, an advertisement. */
export type BegunText = 'cv' | 'letter' | 'helper' | 'job';

const numbered = (count: number, one: string, several: string) =>
  count === 1 ? one : `${count} ${several}`;

function nameOf(text: BegunText, count: number): string {
  switch (text) {
    case 'cv':
      return 'Ihr Lebenslauf';
    case 'letter':
      return 'Ihr Anschreiben';
    case 'helper':
      return numbered(
        count,
        'ein Text, den Ihre Vertrauensperson für Sie geschrieben hat',
        'Texte, die Ihre Vertrauensperson für Sie geschrieben hat',
      );
    case 'job':
      return numbered(count, 'ein Entwurf einer Anzeige', 'Entwürfe von Anzeigen');
  }
}

/** 'Ihr Lebenslauf und Ihr Anschreiben'. */
function listed(texts: readonly BegunText[]): string {
  const counts = new Map<BegunText, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = [...counts].map(([text, count]) => nameOf(text, count));
  return new Intl.ListFormat('de').format(names);
}

/**
 * Says that what was only begun will be deleted, because nobody goes on with it (operation-47).
 * @param texts one entry for each of them
 * @param lastDay the day before the deletion
 */
export function draftsExpireMail(
  publicUrl: string,
  texts: readonly BegunText[],
  lastDay: Date,
): Mail {
  const day = formatDate(lastDay.getTime());
  const isEmployer = texts.includes('job');
  const shared = `Was nur angefangen ist, bewahren wir nicht für immer auf. Nach dem ${day} löschen wir: ${listed(texts)}.`;
  return writeLetter(publicUrl, {
    subject: `Möchten Sie Ihre Entwürfe behalten? Sonst löschen wir sie nach dem ${day}`,
    heading: 'Möchten Sie Ihre Entwürfe behalten?',
    paragraphs: isEmployer
      ? [
          `Sie haben etwas angefangen und seit fast einem Jahr nichts daran geändert. ${shared}`,
          'Möchten Sie einen Entwurf behalten? Dann öffnen Sie ihn unter „Meine Anzeigen“ und schreiben Sie weiter. Ihre Anzeigen bleiben in jedem Fall.',
        ]
      : [
          `Sie haben sich seit fast einem Jahr nicht angemeldet. ${shared}`,
          'Möchten Sie das behalten? Dann melden Sie sich bis dahin einmal an, das genügt. Ihr Konto, Ihre Nachrichten und „Meine Unterlagen“ bleiben in jedem Fall.',
        ],
    action: isEmployer
      ? { label: 'Zu „Meine Anzeigen“', url: `${publicUrl}${paths.jobs}` }
      : { label: 'Anmelden', url: `${publicUrl}${paths.login}` },
    closing: ['Brauchen Sie nichts davon mehr, müssen Sie nichts tun.'],
  });
}
