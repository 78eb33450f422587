import type { ErrorCode } from './error-codes.ts';

/** What users read, by code. */
export const failureTexts: Readonly<Record<ErrorCode, string>> = {
  'token.missing': 'Bitte melden Sie sich an.',
  'token.invalid': 'Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich neu an.',
  'token.expired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
  'login.invalid': 'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.',
  'second_factor.required': 'Bitte geben Sie den Code aus Ihrer App ein.',
  'second_factor.invalid':
    'Dieser Code gilt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten und geben Sie ihn ein.',
  'passkey.invalid':
    'Das hat mit dem Passkey nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  'account.blocked':
    'Dieses Konto ist gesperrt. Warum, und was Sie dagegen tun können, steht in unserer E-Mail an Sie.',
  'link.invalid':
    'Dieser Link ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'link.expired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'link.used': 'Dieser Link wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'validation.failed': 'Etwas an Ihren Angaben fehlt oder stimmt nicht. Bitte prüfen Sie sie.',
  'json.malformed':
    'Ihre Angaben sind nicht richtig angekommen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'body.too_large': 'Das ist zu viel auf einmal. Bitte kürzen Sie Ihren Text.',
  'media_type.unsupported':
    'Ihre Angaben sind nicht richtig angekommen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  not_found: 'Das gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.',
  'job_demand.deactivated': 'Diese Stelle wurde vom Arbeitgeber deaktiviert',
  forbidden:
    'Das ist mit diesem Konto nicht möglich. Vielleicht sind Sie mit einem anderen angemeldet?',
  'identity.unconfirmed': 'Bitte bestätigen Sie zuerst, dass Sie es selbst sind.',
  'email.unconfirmed':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link dafür steht in unserer E-Mail an Sie. Ihre Eingaben bleiben erhalten.',
  'feature.locked': 'Diese Funktion gehört zu silver+.',
  'template.shared': 'Gemeinsame Vorlagen können nicht geändert oder gelöscht werden.',
  conflict: 'Das ist schon geschehen. Bitte laden Sie die Seite neu.',
  'version.stale':
    'Das wurde inzwischen in einem anderen Fenster geändert. Bitte laden Sie die Seite neu.',
  'email.taken':
    'Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
  'rate.limited':
    'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  not_implemented: 'Das gibt es hier noch nicht. Wir arbeiten daran.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  internal: 'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
};
