import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { ignore } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

const OCCASIONS = {
  registration:
    'jemand wollte sich gerade mit dieser E-Mail-Adresse bei silverjobs registrieren, vielleicht Sie selbst. Sie haben hier aber schon ein Konto. Es ist unverändert.',
  'email-change':
    'jemand wollte diese E-Mail-Adresse gerade für ein anderes Konto bei silverjobs angeben, vielleicht Sie selbst. Sie gehört aber schon zu einem Konto. Beide Konten sind unverändert.',
} as const;

/**
 * Notifies the owner of an account that its address was given again. Whoever gave it does not learn
 * that the address is known (docs/decisions/0007-known-addresses.md).
 */
export function knownAddressMail(publicUrl: string, occasion: keyof typeof OCCASIONS): Mail {
  return writeLetter(publicUrl, {
    subject: 'Sie haben bereits ein Konto',
    heading: 'Sie haben bereits ein Konto',
    paragraphs: [OCCASIONS[occasion]],
    action: { label: 'Anmelden', url: `${publicUrl}${paths.login}` },
    other: {
      label: 'Passwort vergessen? Hier legen Sie ein neues fest',
      url: `${publicUrl}${paths.passwordReset}`,
    },
    closing: [`${ignore} Niemand hat dadurch Zugang zu Ihrem Konto.`],
  });
}
