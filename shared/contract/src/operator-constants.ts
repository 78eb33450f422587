import { paths } from './paths.ts';

/** What operators decide about (operators-8). */
export const CASE_KINDS = ['job', 'message', 'user'] as const;
/** What becomes of it. */
export const DECISION_ACTIONS = ['none', 'hide', 'restore', 'block', 'unblock'] as const;
/** What a report means that is looked at first (operators-28). */
export const DANGEROUS_REASONS = [
  'fraud',
  'personal_data',
  'fee',
  'insult',
  'discrimination',
] as const;
/** So many reports of one thing are looked at first, whatever they say. */
export const DANGEROUS_REPORTS = 3;
/** Cases that are decided at once (operators-29). */
export const MOST_CASES = 50;
/** Whose cases a list shows. */
export const CASE_OWNERS = ['mine', 'nobody'] as const;
/** What one operator takes, so that two do not do the same work (operators-28). */
export const ASSIGNABLE_KINDS = ['job', 'message', 'user', 'callback', 'declaration'] as const;
/** What waits, and is counted in the menu (operators-28). */
export const WAITING_KINDS = [
  'case',
  'callback',
  'stuck',
  'declaration',
  'returned',
  'print',
] as const;
/** Why an address gets no mail: no mailbox, full or refusing, a complaint (operators-45). */
export const RETURN_KINDS = ['hard', 'soft', 'complaint'] as const;
/** What can be done about one. */
export const RETURN_ACTS = ['allow', 'done'] as const;
/** What becomes of letters that were to be printed (operators-52). */
export const PRINT_ACTS = ['posted', 'dropped'] as const;
/** What a decision rests on: the law, or the terms (Art. 17 DSA). */
export const DECISION_GROUNDS = ['law', 'terms'] as const;
/** Longest reason of an operator, and longest objection. */
export const REASON_MAX_LENGTH = 4_000;
/** For how many months one may object (Art. 20 DSA). */
export const OBJECTION_MONTHS = 6;
/** What the audit log knows (operators-6). */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-recovery',
  'operator-added',
  'operator-reset',
  'operator-removed',
  'read',
  'search',
  'none',
  'hide',
  'restore',
  'block',
  'unblock',
  'repeat',
  'drop',
  'course-added',
  'course-changed',
  'course-canceled',
  'verify',
  'no-household',
  'unverify',
  'non-profit',
  'no-non-profit',
  'picture-hidden',
  'picture-shown',
  'called',
  'assign',
  'unassign',
  'paid',
  'refunded',
  'reminded',
  'invoice-canceled',
  'corrected',
  'written-off',
  'exported',
  'executed',
  'ended',
  'taken-back',
  'refused',
  'answered',
  'link-sent',
  'address-changed',
  'alerts-paused',
  'content-changed',
  'mail-allowed',
  'mail-seen',
  'dormant-deleted',
  'post-account',
  'post-code',
  'printed',
  'posted',
  'not-posted',
] as const;
export const AUDIT_SUBJECTS = [
  'operator',
  'job',
  'message',
  'user',
  'mail',
  'task',
  'invoice',
  'order',
  'declaration',
  'course',
  'callback',
  'content',
  'audit',
] as const;
/** How an invoice stands (operators-32). */
export const INVOICE_STATES = [
  'open',
  'overdue',
  'part_paid',
  'paid',
  'part_refunded',
  'refund_due',
  'refunded',
  'canceled',
  'written_off',
  'cancellation',
] as const;
/** Invoices that somebody still has to do something about. */
export const INVOICE_FILTERS = ['open', 'overdue', 'refund_due'] as const;
/** What can be done about one. */
export const INVOICE_ACTS = [
  'payment',
  'refund',
  'reminder',
  'cancel',
  'correct',
  'write-off',
] as const;
/** What moves the money of an invoice. */
export const MOVEMENT_KINDS = ['payment', 'refund', 'reminder', 'write-off'] as const;
/** How money moves: by transfer, by the payment service, or from one invoice to its correction. */
export const MOVEMENT_WAYS = ['transfer', 'provider', 'offset'] as const;
/** Steps of a reminder, and days between two and until it is to be paid. */
export const MOST_REMINDERS = 3;
export const REMINDER_DAYS = 10;
/** What the office gives to whoever keeps its books. */
export const EXPORT_FORMATS = ['csv', 'datev'] as const;
/** What came of a declaration by an operator (operators-35). */
export const DECLARATION_OUTCOMES = ['executed', 'ended', 'taken_back', 'refused'] as const;
/** What can be done about one. */
export const DECLARATION_ACTS = ['execute', 'end', 'take_back', 'refuse', 'answer'] as const;
/** What can be stuck, and what can be done about it (operators-16). */
export const STUCK_KINDS = ['mail', 'task'] as const;
export const STUCK_ACTIONS = ['repeat', 'drop'] as const;
/** Why jobs of a partner's feed are not shown (operators-21). */
export const FEED_LEFT_OUT = [
  'unreadable',
  'no-title',
  'no-address',
  'bad-date',
  'over',
  'abroad',
  'full-time',
  'double',
  'too-many',
] as const;
/** What can be odd about a feed that was read. */
export const FEED_NOTICES = ['empty', 'partial', 'broken'] as const;

/** How figures are counted: by weeks that begin on Monday, or by months (operators-38). */
export const FIGURE_STEPS = ['week', 'month'] as const;
/** What is counted. */
export const FIGURES = [
  'registered_candidates',
  'registered_clients',
  'confirmed',
  'active',
  'advertisements',
  'applications',
  'answered',
  'plans_started',
  'canceled',
  'income_cents',
  'nps_answers',
  'nps_score',
  'assistant_answers',
  'not_understood',
  'documents',
  'first_views',
  'answers',
  'failures',
] as const;
/** Where somebody searched in vain. */
export const EMPTY_SEARCH_PLACES = ['pool', 'public', 'position', 'location'] as const;
/** Words of fewer visitors than these are shown to nobody (operators-39). */
export const EMPTY_SEARCH_VISITORS = 3;
/** What each figure is called, in pages and files. */
export const FIGURE_LABELS: Readonly<Record<(typeof FIGURES)[number], string>> = {
  registered_candidates: 'Neue Bewerberinnen und Bewerber',
  registered_clients: 'Neue Arbeitgeber',
  confirmed: 'Davon mit bestätigter Adresse',
  active: 'Angemeldete Menschen',
  advertisements: 'Neue Anzeigen',
  applications: 'Bewerbungen',
  answered: 'Davon binnen einer Woche beantwortet',
  plans_started: 'Neue silver+ Verträge',
  canceled: 'Kündigungen und Widerrufe',
  income_cents: 'In Rechnung gestellt (Euro, Stornos abgezogen)',
  nps_answers: 'Antworten auf „Würden Sie uns empfehlen?“',
  nps_score: 'Empfehlung (NPS, −100 bis 100)',
  assistant_answers: 'Antworten der Assistenten',
  not_understood: 'Davon nicht verstanden',
  documents: 'Aufgerufene Seiten',
  first_views: 'Davon sofort mit Inhalt',
  answers: 'Antworten des Servers',
  failures: 'Davon fehlgeschlagen',
};
/** What the office writes without a build (operators-40). */
export const CONTENT_KINDS = [
  'prices',
  'banner',
  'maintenance',
  'legal',
  'help',
  'article',
  'template',
] as const;
/** Pages whose text the office may replace. */
export const LEGAL_PATHS = [paths.terms, paths.privacyPolicy, paths.accessibility] as const;
/** For so many days before and after a change of a legal page users see a notice of it. */
export const NOTICE_DAYS = 30;
/** Drawings that a course can have (operators-20). */
export const COURSE_PICTURES = [
  'application',
  'artificial-intelligence',
  'healthy-back',
  'memory',
  'pension',
  'safety',
  'self-employed',
  'smartphone',
  'team',
  'video-interview',
] as const;
