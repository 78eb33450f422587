/** Business constants of docs/rules. No Zod here: browsers load it. */

/** Lifetime of cookie and token, in seconds (3 hours). */
export const AUTH_LIFETIME_SECONDS = 10_800;
/** How long before the end the extension is offered, in seconds (access-24). */
export const AUTH_EXTEND_OFFER_SECONDS = 600;
/** Password reset and login links are valid this long, in hours. */
export const LINK_LIFETIME_HOURS = 24;
/** A change of address can be taken back this long, in days (account-38). */
export const EMAIL_RESTORE_DAYS = 14;
/** Fewest and most characters of a password. Ours (access-30). */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 200;
/** With this address a link's token signs in as password (access-34). */
export const LINK_SIGN_IN_EMAIL = 'link@anmeldung.invalid';

/** Delays of the jump to a stored redirect path, in milliseconds (access-15). */
export const REDIRECT_JUMP_DELAY_MS = 50;
export const REDIRECT_LOGIN_CHECK_DELAY_MS = 300;
export const REDIRECT_STORED_PATH_LIFETIME_MS = 4_000;

export const JOB_POOL_PAGE_SIZE = 20;
/** Jobs that say something are counted up to here; one more stands for all above (jobs-1). */
export const JOB_WORDS_COUNT_MAX = 10_000;
/** Jobs of partners in one answer (jobs-100). */
export const PARTNER_JOBS_PAGE_SIZE = 20;
/** Pages of the pool kept in memory around the reader; 500 jobs. */
export const JOB_POOL_MAX_PAGES = 25;
export const JOB_POOL_CACHE_MS = 300_000;
export const JOB_ROW_HEIGHT_PX = 150;
export const JOB_PREFETCH_THRESHOLD_ROWS = 5;
export const JOB_OVERSCAN_ROWS = 5;
/** Entries with this id are dropped from lists. */
export const DROPPED_ENTRY_ID = 0;
/** Entries with this id do not count toward page fullness. */
export const UNCOUNTED_ENTRY_ID = -1;

export const MESSAGES_PAGE_SIZE = 50;
export const MESSAGES_ROW_HEIGHT_PX = 145;
export const MESSAGES_OVERSCAN_ROWS = 2;
export const CONVERSATION_BATCH_SIZE = 10;
export const CONVERSATION_PREFETCH_THRESHOLD = 15;

/** Characters of a message: as long as a letter may be. */
export const MESSAGE_MAX_LENGTH = 10_000;
export const TEMPLATE_TITLE_MAX_LENGTH = 30;
export const TEMPLATE_DEFAULT_TITLE = 'Vorlage';
/** Templates of this user are shared and cannot be changed or deleted. */
export const SHARED_TEMPLATE_USERS_ID = 5;
/** Value of outreach_template_id and job_demand_id when there is none. */
export const NO_REFERENCE_ID = 0;

export const LOCATION_DEBOUNCE_DIALOG_MS = 300;
export const LOCATION_DEBOUNCE_PICKER_MS = 500;
export const LOCATION_CACHE_MS = 300_000;
/** Search text that stands for "nothing typed". */
export const LOCATION_SEARCH_DEFAULT = 'All';
export const LOCATION_ALL_ID = -1;
export const LOCATION_HOMEOFFICE_ID = 4;
export const REGION_HOMEOFFICE_ID = 2;
export const LOCATION_ALL_LABEL = 'Alle Regionen und Postleitzahlen';
export const LOCATION_HOMEOFFICE_LABEL = 'Homeoffice';
/** A job may be done from home when its homeoffice_id is above this. */
export const HOMEOFFICE_NONE_ID = 1;
/** The place 'Homeoffice' is jobs that are done from home mostly or wholly: from this id on. */
export const HOMEOFFICE_MOSTLY_ID = 4;
/** A job that can be done from home alone; it fits wherever one lives. */
export const HOMEOFFICE_FULL_ID = 5;
/** How the addresses of the guide's articles end; the site map names them. */
export const GUIDE_SLUGS = [
  'hinzuverdienst-zur-rente',
  'minijob',
  'midijob',
  'aktivrente',
  'ehrenamt-und-geld',
  'steuern-im-ruhestand',
  'bewerbung-mit-65',
  'lebenslauf-ab-60',
  'vorstellungsgespraech-ab-60',
  'unserioese-anzeigen',
] as const;
/** Region id of a Land: this and its official number, 1 to 16. */
export const REGION_STATE_BASE_ID = 100;
/** Radii of the location options, in kilometres, most common first. */
export const LOCATION_RADII_KM = [10, 5, 25, 50, 100] as const;
/** Radii of profiles and jobs, in kilometres: those of the lists, and of the location options. */
export const RADII_KM: readonly number[] = [2, 5, 10, 15, 20, 25, 30, 50, 75, 100];
/** Hours a week that jobs take at least, in the order of the ids of `GET /work_load`, from 1 on. */
export const WORK_LOAD_HOURS: readonly number[] = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30];
/** Kinds of jobs in the order of the ids of `GET /job_type`, from 1 on. */
export const JOB_TYPES = [
  'Minijob',
  'Teilzeit',
  'Vollzeit',
  'Ehrenamt',
  'Freie Mitarbeit',
  'Befristete Aushilfe',
] as const;
export const RADIUS_DEFAULT_METERS = 10_000;

/** How a list of jobs is ordered; the first one where nothing is asked for (jobs-57). */
export const JOB_ORDERS = ['fitting', 'nearest', 'newest'] as const;
/** What a list of jobs can be narrowed to: what fits near home, or all near home (jobs-59). */
export const JOB_SCOPES = ['fitting', 'near'] as const;
/** The groups of a list in the order 'fitting' (jobs-57). */
export const JOB_GROUPS = ['fitting', 'near', 'other'] as const;

/** Why a job can be reported to the operator. */
export const JOB_REPORT_REASONS = [
  'fraud',
  'personal_data',
  'fee',
  'discrimination',
  'wrong_information',
  'no_household',
  'filled',
  'fraud_question',
  'other',
] as const;
export const JOB_REPORT_LABELS: Readonly<Record<(typeof JOB_REPORT_REASONS)[number], string>> = {
  fraud: 'Ich vermute Betrug',
  personal_data: 'Es werden Ausweis, Bankdaten oder Ähnliches verlangt',
  fee: 'Ich soll etwas bezahlen',
  discrimination: 'Die Anzeige ist beleidigend oder benachteiligt Menschen',
  wrong_information: 'Die Angaben stimmen nicht',
  no_household: 'Hier sucht kein Privathaushalt, sondern ein Betrieb',
  filled: 'Die Stelle ist schon vergeben',
  fraud_question: 'Ich bin unsicher, ob das echt ist',
  other: 'Etwas anderes',
};
/** 'Gefälscht? Fragen Sie uns': the reader is unsure and wants an answer (safety-6). */
export const FRAUD_QUESTION = 'fraud_question';
export const JOB_REPORT_TEXT_MAX_LENGTH = 2_000;
/** Most places of the map whose jobs can be listed at once. */
export const JOB_MAP_PLACES_MAX = 500;
/** Why a message can be reported to the operator. */
export const MESSAGE_REPORT_REASONS = [
  'fraud',
  'personal_data',
  'fee',
  'insult',
  'advertising',
  'fraud_question',
  'other',
] as const;
export const MESSAGE_REPORT_LABELS: Readonly<
  Record<(typeof MESSAGE_REPORT_REASONS)[number], string>
> = {
  fraud: 'Ich vermute Betrug',
  personal_data: 'Es werden Ausweis, Bankdaten oder Ähnliches verlangt',
  fee: 'Ich soll etwas bezahlen',
  insult: 'Die Nachricht ist beleidigend oder bedroht mich',
  advertising: 'Es ist unerwünschte Werbung',
  fraud_question: 'Ich bin unsicher, ob das echt ist',
  other: 'Etwas anderes',
};

/**
 * What is found in jobs and messages, the gravest first (safety-1); 'alike': what sounds like known fraud,
 * though no rule names it (safety-10).
 */
export const SAFETY_KINDS = [
  'fee',
  'identity',
  'bank',
  'account',
  'overpayment',
  'parcel',
  'crypto',
  'pyramid',
  'trade_licence',
  'phone',
  'alike',
  'pay',
  'romance',
  'messenger',
  'link',
] as const;

/** Why something waits for an operator: the first advertisement, or a grave sign of fraud (safety-8). */
export const HOLD_CAUSES = ['first', 'sign'] as const;
/** Until when an operator has looked at what is held, in hours of Monday to Friday, 9 to 17. */
const REVIEW_WORK_HOURS = 8;
/** The same in words, within a sentence: 'Das dauert …'. */
export const REVIEW_TIME = `höchstens ${REVIEW_WORK_HOURS} Arbeitsstunden (Montag bis Freitag, ohne Feiertage)`;

/** When somebody wants to be called by the operator; the clock is that of the telephone's hours (guide-5). */
export const CALLBACK_WINDOWS = ['morning', 'midday', 'afternoon', 'any'] as const;
export const CALLBACK_WINDOW_LABELS: Readonly<Record<(typeof CALLBACK_WINDOWS)[number], string>> = {
  morning: 'vormittags',
  midday: 'mittags',
  afternoon: 'nachmittags',
  any: 'egal, wann es passt',
};
export const CALLBACK_QUESTION_MAX_LENGTH = 500;

/** Where a job stands; only active ones are in the pool. */
export const JOB_STATUSES = ['active', 'paused', 'closed'] as const;
/** How an employer wants to get in touch: by messages, or it calls back. */
export const CONTACT_PREFERENCES = ['message', 'call_back'] as const;
export const JOB_TITLE_MAX_LENGTH = 120;
export const JOB_TEXT_MAX_LENGTH = 8_000;
/** Price of an advertisement of a company, without VAT; private households pay nothing. */
export const JOB_BOOKING_NET_CENTS = 4_900;
/** Most bytes of a file with advertisements, and most advertisements of one (employers-85). */
export const JOB_IMPORT_MAX_BYTES = 5 * 1_048_576;
export const JOB_IMPORT_ROWS_MAX = 1_000;
/** New advertisements in 24 hours, of which an employer that we know may import more. */
export const JOBS_IMPORTED_PER_DAY = 500;
/** What an employer decides about an application (employers-36). */
export const APPLICATION_DECISIONS = ['invited', 'trial', 'hired', 'declined'] as const;
/** Where an application stands for its employer; open: whoever still waits for the end of it. */
export const APPLICATION_STAGES = [
  'new',
  'read',
  'talk',
  'trial',
  'hired',
  'refused',
  'open',
] as const;
/** Where an advertisement was seen: in the search of candidates, or on the pages for everybody. */
export const JOB_SOURCES = ['pool', 'public'] as const;
/** Orders of the employer's own advertisements. */
export const EMPLOYER_JOB_ORDERS = ['newest', 'ending', 'unread', 'applications', 'title'] as const;
/** Where the proof of a non-profit stands. */
export const NON_PROFIT_STATES = ['none', 'asked', 'proven', 'refused'] as const;
/** Characters of what an employer notes about an applicant for itself. */
export const NOTE_MAX_LENGTH = 2_000;
/** Refusals that one act sends. */
export const REFUSALS_AT_ONCE = 50;
/** Where an interview stands (messages-30). */
export const INTERVIEW_STATES = ['proposed', 'agreed', 'declined', 'cancelled'] as const;
/** How an employer and a candidate meet. */
export const INTERVIEW_WAYS = ['place', 'phone', 'video'] as const;
export type InterviewWay = (typeof INTERVIEW_WAYS)[number];
/** Most dates that are proposed at once. */
export const INTERVIEW_OPTIONS_MAX = 3;
/** How long interviews last, in minutes. */
export const INTERVIEW_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
/** How far ahead an interview may lie, in days. */
export const INTERVIEW_AHEAD_DAYS = 365;
/** Days that an advertisement runs unless its employer says otherwise, and at most (employers-37). */
export const JOB_RUN_DAYS = 60;
export const JOB_RUN_MAX_DAYS = 180;
/** Days before the end of an advertisement at which its employer is told. */
export const JOB_END_NOTICE_DAYS = 7;
/** Days from one warning of a dormant account to the next, and from the second to its deletion (account-50). */
export const DORMANT_NOTICE_DAYS = 30;
/** Months without a change after which what is only begun is deleted (operation-47). */
export const DRAFT_MONTHS = 12;
/** Days before it at which a mail says so. */
export const DRAFT_NOTICE_DAYS = 30;
/** What an amount of pay is for; 'once' is for the whole task. */
export const PAY_UNITS = ['hour', 'day', 'month', 'year', 'once', 'unpaid'] as const;
/** The largest amount of pay that can be said, in cents. */
export const PAY_MAX_CENTS = 50_000_000;
export const CONTRACT_KINDS = [
  'permanent',
  'fixed_term',
  'minijob',
  'freelance',
  'voluntary',
] as const;
/** VAT in percent. */
export const VAT_PERCENT = 19;
/** Days in which an invoice is to be paid. */
export const INVOICE_DUE_DAYS = 14;
/** First messages that an employer can send to candidates in 24 hours. */
export const OUTREACHES_PER_DAY = 20;
/** The same by the age of the account, in days; each answer adds one (employers-43). */
export const OUTREACHES_STEPS = [
  { fromDay: 0, perDay: 5 },
  { fromDay: 7, perDay: 10 },
  { fromDay: 30, perDay: OUTREACHES_PER_DAY },
] as const;
/** Short profiles that an employer opens in 24 hours for each person it may address. */
export const PROFILES_PER_OUTREACH = 5;
/** Messages that an employer can send to a candidate it has addressed before an answer. */
export const UNANSWERED_MESSAGES_MAX = 2;
/** Advertisements that an employer can post in 24 hours. */
export const JOBS_PER_DAY = 30;

/** Most jobs that one candidate can save, and hide. */
export const SAVED_JOBS_MAX = 1_000;
export const HIDDEN_JOBS_MAX = 1_000;
/** Days after which a candidate may ask again about an unanswered application. */
export const APPLICATION_FOLLOW_UP_DAYS = 14;

export const URL_STATE_THROTTLE_MS = 120;
export const URL_STATE_THROTTLE_SAFARI_MS = 320;
export const POSITION_STORAGE_KEY = 'position';
export const LOCATION_STORAGE_KEY = 'location';
/** Order, scope, kinds of job and hours of the pool (jobs-90). */
export const REFINEMENT_STORAGE_KEY = 'refinement';
/** The job that a cover letter is to be written for (formats-20). */
export const JOB_DETAILS_STORAGE_KEY = 'jobDetails';
/** The work that an interview is to be trained for (formats-20). */
export const JOB_ROLE_STORAGE_KEY = 'jobRole';
/** The finished letter that an application is to be sent with: job and text (formats-20). */
export const APPLICATION_LETTER_STORAGE_KEY = 'applicationLetter';
/** Matched jobs of the job finder, with the time (formats-20). */
export const MATCHED_JOBS_STORAGE_KEY = 'matchedJobs';
export const REFOCUS_DELAY_MS = 100;

export const ALERT_CONFIG_DEFAULT_ID = 1;
export const ALERT_OPTIONS = [
  { id: 1, label: 'In Echtzeit (aktuelle Einstellung)' },
  { id: 2, label: '1x Täglich' },
  { id: 3, label: 'Keine Email senden' },
  { id: 4, label: '1x wöchentlich' },
] as const;
/** People that one advertisement looks for, and characters of the street of its place of work (employers-93). */
export const JOB_PLACES_MAX = 999;
export const JOB_STREET_MAX_LENGTH = 120;
/** Days and times of day that an advertisement may name; the place of each is its bit (jobs-151). */
export const JOB_TIMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'morning',
  'afternoon',
  'evening',
] as const;
/** Why a job stands where it does in a candidate's list (jobs-152). */
export const JOB_REASONS = [
  'own',
  'imagined',
  'related',
  'home',
  'at_her_times',
  'near',
  'far',
  'hours',
  'volunteer',
  'paid',
  'not_home',
  'only_home',
  'times',
] as const;
export type JobReason = (typeof JOB_REASONS)[number];
/** Most hours a week of the choices of `GET /work_load_candidate`, from 1 on; the others set no limit. */
export const CANDIDATE_HOURS: readonly number[] = [5, 10, 15, 20, 30];
/** When somebody would work, beside any time (profile-13). */
export const WISHED_TIMES = ['morning', 'afternoon', 'evening', 'weekend'] as const;

/** Most searches that one candidate can save. */
export const SAVED_SEARCHES_MAX = 100;

/** Answers of the survey after deactivating the job search (account-13). */
export const DEACTIVATE_ANSWERS = [
  { id: 1, label: 'Keine Angabe' },
  { id: 2, label: 'Ich wollte mich nur umsehen' },
  { id: 3, label: 'Ich habe über silverjobs eine Stelle gefunden' },
  { id: 4, label: 'Ich habe auf anderem Weg eine Stelle gefunden' },
] as const;

/** Why an activity was removed (profile-27). */
export const EXCLUDE_POSITION_ANSWERS = [
  { id: 1, label: 'Keine Angabe' },
  { id: 2, label: 'Ich möchte diese Tätigkeit nicht mehr ausüben' },
  { id: 3, label: 'Die Zuordnung ist ein Fehler' },
] as const;

export const SALUTATION_HERR_ID = 1;
export const SALUTATION_FRAU_ID = 2;
export const YES_ID = 1;
export const NO_ID = 2;
/** Neither yes nor no: Ehrenamt, or work from home, is all that she wants (profile-13). */
export const ONLY_ID = 3;
/** Registration choice "a different activity than before" (profile-29). */
export const WORK_WHERE_OTHER_ACTIVITY_ID = 4;
export const NPS_MIN = 0;
export const NPS_MAX = 10;

export const PLAN_PRICES_CENTS = { free: 0, 3: 1_999, 6: 1_399, 12: 899 } as const;
export const PLAN_KEYS = {
  3: 'silver+ 3 Monate Mindestlaufzeit',
  6: 'silver+ 6 Monate Mindestlaufzeit',
  12: 'silver+ 12 Monate Mindestlaufzeit',
} as const;
export const CHECKOUT_REDIRECT_PATH = 'silverplus';
/** How long an order can be paid, in hours. */
export const CHECKOUT_LIFETIME_HOURS = 24;
/** How long a contract can be withdrawn from, in days (§ 355 BGB). */
export const WITHDRAWAL_DAYS = 14;
/** How long the link works with which a declaration is confirmed, in days. */
export const DECLARATION_LINK_DAYS = 14;
/** Longest reason of a cancellation for cause, and longest description of a contract. */
export const CONTRACT_REASON_MAX_LENGTH = 2_000;
export const CONTRACT_DESCRIPTION_MAX_LENGTH = 200;
/** What a message to the operator can be about. */
export const CONTACT_TOPICS = [
  { id: 'question', label: 'Frage zur Bedienung' },
  { id: 'problem', label: 'Etwas funktioniert nicht' },
  { id: 'silverplus', label: 'silver+ und Zahlung' },
  { id: 'data', label: 'Meine Daten und Datenschutz' },
  { id: 'report', label: 'Stelle oder Nachricht melden' },
  { id: 'other', label: 'Etwas anderes' },
] as const;

/** Reward for a referral, in euro. */
export const REFERRAL_VOUCHER_EURO = 20;

export const MATCHED_JOBS_CACHE_MS = 86_400_000;
export const MATCHED_JOB_REQUIREMENTS_SHOWN = 3;
export const MATCHED_JOB_TITLE_MAX_LENGTH = 100;
export const MATCHED_JOB_DESCRIPTION_MAX_LENGTH = 300;
export const ASSISTANT_TIMEOUT_MS = 60_000;
export const ASSISTANT_RETRIES = 3;
/** Stages that the assistants name when a conversation has reached its end. */
export const ASSISTANT_FINAL_STAGE = 'complete';
/** Timestamps above this are milliseconds, others seconds. */
export const TIMESTAMP_MILLISECONDS_ABOVE = 1e10;
export const TIME_ZONE = 'Europe/Berlin';

/** Largest body of a request, in bytes: a long letter with room to spare. */
export const BODY_MAX_BYTES = 262_144;

/** Passkeys of one user, and what one may be called. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;

/** Papers of a candidate: what one may weigh, and all together, in bytes. */
export const PAPER_MAX_BYTES = 10 * 1_048_576;
export const PAPERS_MAX_BYTES = 50 * 1_048_576;
/** A longer PDF nobody reads. */
export const PAPER_MAX_PAGES = 60;
/** Papers that go along with one message. */
export const PAPERS_PER_MESSAGE = 10;
/** Bytes that an upload sends at once: as base64 they fit a body, and a slow line shows progress. */
export const PAPER_CHUNK_BYTES = 180_000;
/** Why a photograph of an iPhone is refused, and what helps. */
export const PAPER_HEIC_REFUSED =
  'Das ist ein Foto im Format HEIC, wie es iPhones machen. Das können wir leider nicht öffnen. Bitte speichern Sie es als JPEG. Am iPhone hilft: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.';
/** What an employer shows: its logo, and one picture for each advertisement (employers-94). */
export const PICTURE_KINDS = ['logo', 'picture'] as const;
export const PICTURE_ALT_MAX_LENGTH = 150;
/** Fields of the profile that are read from a CV (profile-40). */
export const CV_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'street',
  'postal_code',
  'job_position',
  'last_employer',
  'previous_employer',
  'degree',
  'trainings',
  'software',
  'languages',
] as const;
export const PAPER_MEDIA_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const;
