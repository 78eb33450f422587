import type { ErrorCode } from './error-codes.ts';

/** What users read, by code. */
export const failureTexts: Readonly<Record<ErrorCode, string>> = {
  'token.missing': 'Bitte melden Sie sich an.',
  'token.invalid': 'Ihre Anmeldung ist nicht mehr gültig. Bitte melden Sie sich neu an.',
  'token.expired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
  'login.invalid': 'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.',
  'link.invalid':
    'Dieser Link ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'link.expired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'link.used': 'Dieser Link wurde schon benutzt.',
  'validation.failed': 'Die Angaben sind unvollständig oder ungültig.',
  'json.malformed': 'Die Anfrage konnte nicht gelesen werden.',
  'body.too_large': 'Die Anfrage ist zu groß. Bitte kürzen Sie Ihren Text.',
  'media_type.unsupported': 'Diese Art von Daten wird nicht angenommen.',
  not_found: 'Das Gesuchte wurde nicht gefunden.',
  'job_demand.deactivated': 'Diese Stelle wurde vom Arbeitgeber deaktiviert',
  forbidden: 'Dazu haben Sie keine Berechtigung.',
  'identity.unconfirmed': 'Bitte bestätigen Sie zuerst, dass Sie es selbst sind.',
  'feature.locked': 'Diese Funktion gehört zu silver+.',
  'template.shared': 'Gemeinsame Vorlagen können nicht geändert oder gelöscht werden.',
  conflict: 'Das wurde schon ausgeführt.',
  'version.stale': 'Das wurde inzwischen in einem anderen Fenster geändert.',
  'email.taken': 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
  'rate.limited':
    'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  not_implemented: 'Dieser Bereich ist in Arbeit.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  internal: 'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
};
