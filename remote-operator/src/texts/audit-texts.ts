import type { AuditAction, AuditSubject } from '@silverjobs/contract';

/** What was done, as the log says it. */
export const AUDIT_TEXTS: Readonly<Record<AuditAction, string>> = {
  'sign-in': 'Angemeldet',
  'sign-in-recovery': 'Mit Wiederherstellungscode angemeldet',
  'operator-added': 'Zugang angelegt',
  'operator-reset': 'Zugang erneuert',
  'operator-removed': 'Zugang gelöscht',
  read: 'Angesehen',
  search: 'Gesucht',
  none: 'Geprüft, nichts geändert',
  hide: 'Ausgeblendet',
  restore: 'Wieder sichtbar gemacht',
  block: 'Konto gesperrt',
  unblock: 'Konto freigegeben',
  repeat: 'Noch einmal versucht',
  drop: 'Verworfen',
  'course-added': 'Kurs angelegt',
  'course-changed': 'Kurs geändert',
  'course-canceled': 'Kurs abgesagt',
  verify: 'Arbeitgeber geprüft',
  unverify: 'Prüfung zurückgenommen',
  called: 'Angerufen',
  assign: 'Übernommen',
  unassign: 'Zurückgegeben',
};

export const SUBJECT_TEXTS: Readonly<Record<AuditSubject, string>> = {
  operator: 'Betrieb',
  job: 'Stelle',
  message: 'Nachricht',
  user: 'Konto',
  mail: 'E-Mail',
  task: 'Aufgabe',
  invoice: 'Rechnungen',
  order: 'Bestellungen',
  declaration: 'Erklärungen',
  course: 'Kurs',
  callback: 'Bitten um Rückruf',
  audit: 'Protokoll',
};
