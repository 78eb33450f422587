import type { AccountExport } from '@silverjobs/contract';
import {
  DEACTIVATE_ANSWERS,
  JOB_REPORT_LABELS,
  MESSAGE_REPORT_LABELS,
} from '@silverjobs/contract/constants';
import { formatDate, formatPrice, formatTime } from '@silverjobs/contract/formats';

/** A group of facts; without facts it says so. */
export interface DataSection {
  title: string;
  entries: { title: string | null; facts: { term: string; value: string }[] }[];
}

type Value = string | number | boolean | null | undefined;
type Pairs = readonly (readonly [term: string, value: Value])[];

/** Names of the profile's fields, by path. */
const PROFILE_SECTIONS = [
  ['contact', 'Kontaktdaten'],
  ['location', 'Wohnort und Umkreis'],
  ['main_job', 'Hauptberuf'],
  ['education', 'Ausbildung'],
  ['preferences', 'Wünsche'],
] as const;

const FIELD_NAMES: Readonly<Record<string, string>> = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  postal_code: 'Postleitzahl',
  street: 'Straße',
  radius: 'Umkreis',
  sector: 'Branche',
  subsector: 'Teilbranche',
  job_position: 'Beruf',
  job_experience: 'Erfahrung',
  level: 'Abschluss',
  degree: 'Ausbildung',
  more_title: 'Weitere Titel',
  trainings: 'Fortbildungen',
  software: 'Programme',
  work_type: 'Art der Arbeit',
  work_honorary: 'Ehrenamt',
  work_load: 'Arbeitspensum',
  profile_name: 'Name des Profils',
  contact_name: 'Ansprechpartner',
  contact_salutation: 'Anrede',
  employer_name: 'Arbeitgeber',
  employer_department: 'Abteilung',
  employer_years: 'Jahre',
  languages: 'Sprachen',
};

const when = (moment: number) => `${formatDate(moment)}, ${formatTime(moment)} Uhr`;

function facts(pairs: Pairs) {
  return pairs.flatMap(([term, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ term, value: typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : String(value) }],
  );
}

/** Words for values that are kept in another unit. */
const inWords = (name: string, value: string | number) =>
  name === 'radius' ? `${Number(value) / 1_000} km` : value;

/** The named fields of a record; ids and flags of the machine are in the file only. */
function namedFacts(record: object) {
  return facts(
    Object.entries(record).flatMap(([name, value]): [string, Value][] => {
      const term = FIELD_NAMES[name];
      return term && (typeof value === 'string' || typeof value === 'number')
        ? [[term, inWords(name, value)]]
        : [];
    }),
  );
}

function accountSection({ user, registered_at, subscription }: AccountExport): DataSection {
  return {
    title: 'Konto',
    entries: [
      {
        title: null,
        facts: facts([
          ['E-Mail-Adresse', user.email],
          ['Registriert am', when(registered_at)],
          ['Konto für', user.role === 'client' ? 'Arbeitgeber' : 'Stellensuche'],
          ['E-Mail bei neuen Nachrichten', user.message_mail],
          ['Tarif', user.plan_label],
          ['Tarif läuft bis', formatDate(user.plan_end_date)],
          ['Preis pro Monat', subscription && formatPrice(subscription.price.amount)],
        ]),
      },
    ],
  };
}

function profileSection({ user }: AccountExport): DataSection {
  const { _candidate: candidate, _client: client } = user;
  const parts: [string, object][] = [
    ...(client ? [['Arbeitgeberprofil', client] as [string, object]] : []),
    ...(candidate
      ? [
          ...PROFILE_SECTIONS.map(([key, title]): [string, object] => [title, candidate[key]]),
          ['Letzter Arbeitgeber', candidate.display.last_employer] as [string, object],
          ['Vorheriger Arbeitgeber', candidate.display.previous_employer] as [string, object],
          ['Sprachen', { languages: candidate.additional.languages }] as [string, object],
        ]
      : []),
  ];
  const entries = parts.map(([title, record]) => ({ title, facts: namedFacts(record) }));
  const activities = candidate?.candidate_matching_positions ?? [];
  return {
    title: 'Profil',
    entries: [
      ...entries,
      {
        title: 'Tätigkeiten',
        facts: activities.map(({ label, matching_used }) => ({
          term: label,
          value: matching_used === 'true' ? 'wird für Vorschläge benutzt' : 'wird nicht benutzt',
        })),
      },
    ].filter((entry) => entry.facts.length > 0),
  };
}

function conversationSection({ conversations }: AccountExport): DataSection {
  return {
    title: 'Gespräche',
    entries: conversations.map((conversation) => ({
      title: [conversation.job_title ?? 'Ohne Stelle', conversation.with]
        .filter(Boolean)
        .join(' – '),
      facts: [
        {
          term: 'Ihre Kontaktdaten',
          value: conversation.contact_data === 'anonymous' ? 'nicht mitgesendet' : 'mitgesendet',
        },
        ...conversation.messages.map(({ created_at, own, message }) => ({
          term: `${when(created_at)}, ${own ? 'von Ihnen' : 'an Sie'}`,
          value: message,
        })),
      ],
    })),
  };
}

const keptJob = ({ created_at, title }: AccountExport['saved_jobs'][number]) => ({
  term: when(created_at),
  value: title,
});

function reportSection({ job_reports, message_reports }: AccountExport): DataSection {
  return {
    title: 'Ihre Meldungen',
    entries: [
      ...job_reports.map(({ job_title, reason, text, created_at }) => ({
        title: 'Gemeldete Stelle',
        facts: facts([
          ['Stelle', job_title ?? 'inzwischen gelöscht'],
          ['Gemeldet am', when(created_at)],
          ['Grund', JOB_REPORT_LABELS[reason]],
          ['Ihr Text', text],
        ]),
      })),
      ...message_reports.map(({ message, reason, text, created_at }) => ({
        title: 'Gemeldete Nachricht',
        facts: facts([
          ['Nachricht', message ?? 'inzwischen gelöscht'],
          ['Gemeldet am', when(created_at)],
          ['Grund', MESSAGE_REPORT_LABELS[reason]],
          ['Ihr Text', text],
        ]),
      })),
    ],
  };
}

const answerText = (kind: 'deactivate' | 'nps', value: number) =>
  kind === 'nps'
    ? `Weiterempfehlung: ${value} von 10`
    : (DEACTIVATE_ANSWERS.find(({ id }) => id === value)?.label ?? String(value));

/** The export in words, for reading and printing (ACCT-11). The file has every detail. */
export function readableData(data: AccountExport): DataSection[] {
  const isClient = data.user.role === 'client';
  const sections: (DataSection & { only?: boolean })[] = [
    accountSection(data),
    profileSection(data),
    {
      title: 'Gespeicherte Suchen',
      only: !isClient,
      entries: data.searches.map((search) => ({
        title: search.title,
        facts: facts([
          ['Was', search.search_what_label],
          ['Wo', search.search_location_label],
          ['Jobvorschläge', search.alert_contig_label],
        ]),
      })),
    },
    {
      title: 'Vorlagen',
      entries: data.templates.map(({ name, message }) => ({
        title: name,
        facts: [{ term: 'Nachricht', value: message }],
      })),
    },
    conversationSection(data),
    {
      title: 'Ihre Stellen',
      only: isClient,
      entries: data.job_demands.map((job) => ({
        title: job.title,
        facts: facts([
          ['Angelegt am', when(job.created_at)],
          ['Postleitzahl', job.postal_code],
          ['Stand', job.status === 'active' ? 'veröffentlicht' : 'nicht veröffentlicht'],
        ]),
      })),
    },
    {
      title: 'Gemerkte Stellen',
      only: !isClient,
      entries: rows(data.saved_jobs, keptJob),
    },
    {
      title: 'Ausgeblendete Stellen',
      only: !isClient,
      entries: rows(data.hidden_jobs, keptJob),
    },
    {
      title: 'Jobvorschläge per E-Mail',
      only: !isClient,
      entries: rows(data.job_alerts, ({ created_at, mailed_at, job_title }) => ({
        term: when(mailed_at ?? created_at),
        value: mailed_at === null ? `${job_title} (noch nicht gesendet)` : job_title,
      })),
    },
    reportSection(data),
    {
      title: 'Antworten auf Umfragen',
      only: !isClient,
      entries: rows(data.survey_answers, ({ created_at, kind, value }) => ({
        term: when(created_at),
        value: answerText(kind, value),
      })),
    },
    {
      title: 'Weiterempfehlung',
      entries: data.referral
        ? [
            {
              title: null,
              facts: facts([
                ['Ihr Link', data.referral.link],
                ['Registrierte Arbeitgeber', data.referral.registered],
              ]),
            },
          ]
        : [],
    },
    {
      title: 'Anmeldungen',
      entries: rows(data.sessions, ({ created_at, expires_at }) => ({
        term: when(created_at),
        value: `gültig bis ${when(expires_at)}`,
      })),
    },
    {
      title: 'E-Mails an Sie',
      entries: rows(data.mails, ({ created_at, subject }) => ({
        term: when(created_at),
        value: subject,
      })),
    },
  ];
  return sections.filter(({ only }) => only !== false);
}

function rows<T>(items: readonly T[], read: (item: T) => { term: string; value: string }) {
  return items.length === 0 ? [] : [{ title: null, facts: items.map(read) }];
}
