import { DECLARATION_LINK_DAYS, formatDate, formatTime } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Declared = {
  readonly kind: 'ordinary' | 'extraordinary' | 'withdrawal';
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
};

/** Asks the owner of a contract whether a declaration is theirs (silverplus-43). */
export function declarationLinkMail(publicUrl: string, declared: Declared, token: string): Mail {
  const { kind, reference, name, email, createdAt } = declared;
  const received = createdAt.getTime();
  const what = kind === 'withdrawal' ? 'Ihren Widerruf' : 'Ihre Kündigung';
  return writeLetter(publicUrl, {
    subject: `Bitte bestätigen Sie ${what} (${reference})`,
    heading: `Bitte bestätigen Sie ${what}`,
    paragraphs: [
      `am ${formatDate(received)} um ${formatTime(received)} Uhr haben wir eine Erklärung zu Ihrem Vertrag über silver+ bekommen. Angegeben waren der Name ${name} und die E-Mail-Adresse ${readableEmail(email)}.`,
      `Aus den Angaben geht nicht sicher hervor, dass die Erklärung von Ihnen ist. Deshalb führen wir sie erst aus, wenn Sie sie bestätigen. Sie gilt dann ab dem Tag, an dem sie bei uns eingegangen ist.`,
      `Der Link gilt ${DECLARATION_LINK_DAYS} Tage.`,
    ],
    action: {
      label: kind === 'withdrawal' ? 'Widerruf bestätigen' : 'Kündigung bestätigen',
      url: `${publicUrl}${paths.declarationConfirmation}?token=${token}`,
    },
    closing: [
      'Wenn die Erklärung nicht von Ihnen ist, brauchen Sie nichts zu tun. Ihr Vertrag läuft dann unverändert weiter.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
