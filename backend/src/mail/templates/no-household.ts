import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Tells an employer that it counts as a company, why, and what that costs (operators-49).
 * @param reason of the operator
 * @param billed how many advertisements are billed
 */
export function noHouseholdMail(publicUrl: string, reason: string, billed: number): Mail {
  const bill =
    billed === 0
      ? 'Für bisherige Anzeigen entstehen Ihnen keine Kosten. Neue Anzeigen kosten, was auf der Seite steht.'
      : `Für ${billed === 1 ? 'Ihre offene Anzeige' : `Ihre ${billed} offenen Anzeigen`} bekommen Sie eine Rechnung. So steht es in unseren Nutzungsbedingungen.`;
  return writeLetter(publicUrl, {
    subject: 'Ihr Konto ist kein Privathaushalt',
    heading: 'Ihr Konto zählt jetzt als Unternehmen',
    paragraphs: [
      'kostenlos sind Anzeigen nur für Privathaushalte, die Hilfe für sich selbst oder für Angehörige suchen. Wir haben geprüft, wer hinter Ihren Anzeigen steht.',
      `Unser Grund: ${reason}`,
      bill,
      'Sind Sie doch ein Privathaushalt? Dann schreiben Sie uns bitte. Ein Mensch sieht es sich noch einmal an, und eine falsche Rechnung nehmen wir zurück.',
    ],
    action: { label: 'Uns schreiben', url: `${publicUrl}${paths.contact}` },
    links: [{ label: 'Nutzungsbedingungen (AGB)', url: `${publicUrl}${paths.terms}` }],
  });
}
