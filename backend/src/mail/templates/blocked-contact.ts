import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells somebody who has a conversation with an employer that the account is blocked, or free again. */
export function contactMail(
  publicUrl: string,
  employer: string | null,
  action: 'block' | 'unblock',
): Mail {
  const who = employer ? `den Arbeitgeber „${employer}“` : 'einen Arbeitgeber';
  const messages = { label: 'Zu Ihren Nachrichten', url: `${publicUrl}${paths.conversations}` };
  const links = [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }];
  if (action === 'unblock') {
    return writeLetter(publicUrl, {
      subject: `${employer ?? 'Ein Arbeitgeber'} ist wieder frei`,
      heading: 'Ein Arbeitgeber ist wieder frei',
      paragraphs: [
        `wir hatten ${who} gesperrt und Ihnen davon geschrieben. Nach einer neuen Prüfung haben wir die Sperre aufgehoben.`,
        'Sie können sich wieder mit ihm austauschen.',
      ],
      action: messages,
      links,
    });
  }
  return writeLetter(publicUrl, {
    subject: `Wir haben ${employer ?? 'einen Arbeitgeber'} gesperrt`,
    heading: 'Ein Arbeitgeber wurde gesperrt',
    paragraphs: [
      `Sie haben über uns Kontakt mit ${who.replace(/^den Arbeitgeber/, 'dem Arbeitgeber').replace(/^einen/, 'einem')}. Wir haben das Konto gesperrt. Er kann Ihnen hier nicht mehr schreiben.`,
      'Bitte überweisen Sie ihm kein Geld und schicken Sie ihm keine Ausweise, Bankdaten oder Passwörter, auch nicht auf anderem Weg.',
      'Haben Sie schon Geld überwiesen? Rufen Sie sofort Ihre Bank an. Haben Sie Ausweis oder Bankdaten geschickt? Sprechen Sie mit Ihrer Bank und mit der Polizei.',
      'Wenn Sie unsicher sind, schreiben Sie uns. Wir helfen Ihnen gern.',
    ],
    action: messages,
    links,
  });
}
