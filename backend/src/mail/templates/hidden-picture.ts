import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type HiddenPicture = {
  readonly kind: 'logo' | 'picture';
  /** Of the advertisement at which it was seen. */
  readonly title: string;
  /** What the operator has written. */
  readonly reason: string;
};

/** Tells an employer that its logo or picture is hidden, why, and what helps (employers-95). */
export function hiddenPictureMail(publicUrl: string, { kind, title, reason }: HiddenPicture): Mail {
  const isLogo = kind === 'logo';
  return writeLetter(publicUrl, {
    subject: isLogo ? 'Wir zeigen Ihr Logo nicht mehr' : `Wir zeigen ein Bild nicht mehr: ${title}`,
    heading: isLogo ? 'Ihr Logo ist ausgeblendet' : 'Ein Bild ist ausgeblendet',
    paragraphs: [
      isLogo
        ? 'wir haben Ihr Logo angesehen und zeigen es nicht mehr. Ihre Anzeigen laufen ohne Logo weiter.'
        : `wir haben das Bild Ihrer Anzeige „${title}“ angesehen und zeigen es nicht mehr. Die Anzeige läuft ohne Bild weiter.`,
      `Der Grund: ${reason}`,
      'Das hat ein Mensch entschieden. Sie können jederzeit ein anderes wählen.',
      `Sehen Sie das anders? Schreiben Sie uns über ${publicUrl}${paths.contact}. Dann sieht es sich noch einmal jemand an. Der Weg zu einer Streitbeilegungsstelle und zu den Gerichten steht Ihnen offen.`,
    ],
    action: isLogo
      ? { label: 'Zum Arbeitgeberprofil', url: `${publicUrl}${paths.employerProfile}` }
      : { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}

/** Tells an employer that it is shown again. */
export function shownPictureMail(publicUrl: string, { kind, title, reason }: HiddenPicture): Mail {
  const isLogo = kind === 'logo';
  return writeLetter(publicUrl, {
    subject: isLogo ? 'Wir zeigen Ihr Logo wieder' : `Wir zeigen ein Bild wieder: ${title}`,
    heading: isLogo ? 'Ihr Logo ist wieder zu sehen' : 'Ein Bild ist wieder zu sehen',
    paragraphs: [
      isLogo
        ? 'wir haben uns Ihr Logo noch einmal angesehen und zeigen es wieder.'
        : `wir haben uns das Bild Ihrer Anzeige „${title}“ noch einmal angesehen und zeigen es wieder.`,
      reason,
    ],
    action: { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}
