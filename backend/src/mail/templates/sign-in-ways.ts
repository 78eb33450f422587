import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** What whoever did not do it is to do: somebody else was at the device and knew the password. */
const NOT_YOU =
  'Waren Sie das nicht? Dann legen Sie bitte sofort ein neues Passwort fest, und schreiben Sie uns.';

/** One change of how one signs in, told to the owner of the account (access-56). */
function changed(publicUrl: string, subject: string, meaning: string): Mail {
  return writeLetter(publicUrl, {
    subject,
    heading: subject,
    paragraphs: [`${meaning} Wenn Sie das waren, brauchen Sie nichts zu tun.`, NOT_YOU],
    action: { label: 'Neues Passwort festlegen', url: `${publicUrl}${paths.passwordReset}` },
    closing: [`Ihre Anmeldung verwalten Sie hier: ${publicUrl}${paths.accessData}`],
  });
}

/** @param name what the user calls the device */
export function passkeyAddedMail(publicUrl: string, name: string): Mail {
  return changed(
    publicUrl,
    'Neuer Passkey für Ihr Konto',
    `mit dem Passkey „${name}“ können Sie sich jetzt ohne Passwort anmelden.`,
  );
}

/** @param name what the user called the device */
export function passkeyRemovedMail(publicUrl: string, name: string): Mail {
  return changed(
    publicUrl,
    'Ein Passkey Ihres Kontos wurde entfernt',
    `mit dem Passkey „${name}“ kann sich niemand mehr anmelden.`,
  );
}

/** The code of an app was switched on or off. */
export function secondFactorMail(publicUrl: string, state: 'on' | 'off'): Mail {
  return state === 'on'
    ? changed(
        publicUrl,
        'Anmelden mit Code ist eingeschaltet',
        'bei jeder Anmeldung mit Passwort oder Link fragen wir jetzt auch nach dem Code aus Ihrer App. Bitte heben Sie Ihre Wiederherstellungscodes gut auf.',
      )
    : changed(
        publicUrl,
        'Anmelden mit Code ist ausgeschaltet',
        'bei der Anmeldung fragen wir nicht mehr nach einem Code.',
      );
}
