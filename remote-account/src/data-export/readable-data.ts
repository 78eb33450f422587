import type { AccountExport } from '@silverjobs/contract';
import { DEACTIVATE_ANSWERS, EXCLUDE_POSITION_ANSWERS } from '@silverjobs/contract/constants';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { titleOfDraft } from '@silverjobs/contract/job-draft-keys';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { HELPER_ACT_TEXTS } from '../helpers/act-texts.ts';
import { accountSection } from './account-section.ts';
import { assistantSection } from './assistant-section.ts';
import { contractSection } from './contract-section.ts';
import { conversationSection } from './conversation-section.ts';
import { cvSection } from './cv-section.ts';
import { type DataSection, facts, rows, when } from './data-section.ts';
import { employerSections } from './employer-sections.ts';
import { letterSection } from './letter-section.ts';
import { profileSection } from './profile-section.ts';
import { reportSection } from './report-section.ts';

const markedJob = ({ created_at, title }: AccountExport['saved_jobs'][number]) => ({
  term: when(created_at),
  value: title,
});

/** The export in words, for reading and printing (account-31). The file has every detail. */
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
          ['Gespeichert von', search.saved_by],
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
    { ...assistantSection(data), only: !isClient },
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
      title: 'Begonnene Anzeigen',
      only: isClient,
      entries: (data.job_drafts ?? []).map(({ draft, updated_at }) => ({
        title: titleOfDraft(draft?.fields ?? {}) || 'Ohne Titel',
        facts: facts([
          ['Gespeichert am', updated_at === null ? null : when(updated_at)],
          ['Beschreibung', String(draft?.fields.description ?? '')],
        ]),
      })),
    },
    ...employerSections(data),
    {
      title: 'Gemerkte Stellen',
      only: !isClient,
      entries: rows(data.saved_jobs, markedJob),
    },
    {
      title: 'Ausgeblendete Stellen',
      only: !isClient,
      entries: rows(data.hidden_jobs, markedJob),
    },
    {
      title: 'Jobvorschläge per E-Mail',
      only: !isClient,
      entries: rows(data.job_alerts, ({ created_at, mailed_at, job_title }) => ({
        term: when(mailed_at ?? created_at),
        value: mailed_at === null ? `${job_title} (noch nicht gesendet)` : job_title,
      })),
    },
    {
      title: 'Online-Kurse',
      entries: rows(data.courses, ({ created_at, title, waiting }) => ({
        term: when(created_at),
        value: waiting ? `${title} (Warteliste)` : title,
      })),
    },
    { ...cvSection(data), only: !isClient || data.cv !== null },
    { ...letterSection(data), only: !isClient || Boolean(data.letter) },
    {
      title: 'Meine Unterlagen',
      only: !isClient,
      entries: rows(data.papers ?? [], ({ name, updated_at }) => ({
        term: formatDate(updated_at),
        value: name,
      })),
    },
    reportSection(data),
    { ...contractSection(data), only: !isClient },
    invoiceSection(data),
    {
      title: 'Antworten auf Umfragen',
      only: !isClient,
      entries: rows(data.survey_answers, (answer) => ({
        term: when(answer.created_at),
        value: answerText(answer),
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
      title: 'Geräte, die Bescheid bekommen',
      entries: rows(data.push_devices ?? [], ({ name, created_at }) => ({
        term: name,
        value: `seit ${when(created_at)}`,
      })),
    },
    {
      title: 'Vertrauenspersonen',
      only: !isClient,
      entries: (data.helpers ?? []).map(({ name, email, created_at, acts }) => ({
        title: name,
        facts: facts([
          ['E-Mail-Adresse', readableEmail(email)],
          ['Eingeladen am', when(created_at)],
          ...acts.map(
            ({ at, act, subject }) =>
              [when(at), [HELPER_ACT_TEXTS[act], subject].filter(Boolean).join(': ')] as const,
          ),
        ]),
      })),
    },
    {
      title: 'Entwürfe von Vertrauenspersonen',
      only: !isClient,
      entries: (data.helper_drafts ?? []).map(({ author, message, title, papers }) => ({
        title,
        facts: facts([
          ['Geschrieben von', author],
          ['Text', message],
          ['Unterlagen', papers.map(({ name }) => name).join(', ')],
        ]),
      })),
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
      entries: rows(data.mails, ({ created_at, subject, recipient }) => ({
        term: when(created_at),
        value:
          recipient === data.user.email ? subject : `${subject} (an ${readableEmail(recipient)})`,
      })),
    },
    {
      title: 'E-Mails an uns über Sie',
      entries: data.operator_mails.map(({ created_at, subject, text }) => ({
        title: subject,
        facts: [{ term: when(created_at), value: text }],
      })),
    },
    {
      title: 'Frühere E-Mail-Adressen',
      entries: rows(data.former_emails, ({ email, left_at }) => ({
        term: `bis ${when(left_at)}`,
        value: readableEmail(email),
      })),
    },
  ];
  return sections.filter(({ only }) => only !== false);
}

/** An answer to a survey in words. */
function answerText({ kind, value, position }: AccountExport['survey_answers'][number]): string {
  if (kind === 'nps') return `Weiterempfehlung: ${value} von 10`;
  const answers = kind === 'deactivate' ? DEACTIVATE_ANSWERS : EXCLUDE_POSITION_ANSWERS;
  const text = answers.find(({ id }) => id === value)?.label ?? String(value);
  return position ? `${position} entfernt: ${text}` : text;
}

/** Invoices and cancellation invoices, of silver+ and of advertisements. */
function invoiceSection({ invoices }: AccountExport): DataSection {
  return {
    title: 'Rechnungen',
    entries: rows(invoices, ({ kind, number, cancels, date, lines, gross_cents }) => ({
      term: formatDate(date),
      value: [
        kind === 'invoice' ? `Rechnung ${number}` : `Stornorechnung ${number} zu ${cancels}`,
        lines[0]?.text,
        formatPrice(gross_cents),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}
