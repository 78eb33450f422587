import { FRAUD_QUESTION, type JobReportReason } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail/mail.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** The reasons as the operator reads them. */
export const JOB_REASONS: Readonly<Record<JobReportReason, string>> = {
  fraud: 'Verdacht auf Betrug',
  personal_data: 'Fragt nach Ausweis, Bankdaten oder anderen persönlichen Daten',
  fee: 'Verlangt Geld',
  discrimination: 'Benachteiligt oder beleidigt Menschen',
  wrong_information: 'Angaben stimmen nicht',
  no_household: 'Ist kein Privathaushalt, sondern ein Betrieb',
  filled: 'Stelle ist schon besetzt',
  fraud_question: 'Frage, ob sie echt ist',
  other: 'Anderer Grund',
};

type Report = {
  readonly jobDemandId: number;
  readonly title: string;
  readonly employer: string | null;
  readonly reason: JobReportReason;
  readonly text: string | undefined;
  /** Who reports, with the address. */
  readonly from: string;
};

/** What the operator gets when somebody reports a job. */
export function jobReportMail(publicUrl: string, report: Report): Mail {
  const { jobDemandId, title, employer, reason, text, from } = report;
  return writeLetter(publicUrl, {
    subject: `Stelle gemeldet: ${JOB_REASONS[reason]} (Nr. ${jobDemandId})`,
    heading: JOB_REASONS[reason],
    paragraphs: [
      `${from} hat die Stelle „${title}“ von ${employer ?? 'einem Arbeitgeber ohne Namen'} gemeldet.`,
      text || 'Ohne weitere Angaben.',
      ...(reason === FRAUD_QUESTION ? [`Bitte antworten Sie an ${from}.`] : []),
    ],
    action: {
      label: 'Stelle ansehen',
      url: `${publicUrl}${pathTo(paths.job, { id: jobDemandId })}`,
    },
  });
}

/** What somebody without an account gets who reported a job (Art. 16 Abs. 4 DSA, operators-24). */
export function guestReceiptMail(publicUrl: string, jobDemandId: number, text: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Ihre Meldung zur Anzeige Nr. ${jobDemandId}`,
    heading: 'Wir haben Ihre Meldung bekommen',
    paragraphs: [
      `vielen Dank. Sie haben die Anzeige Nr. ${jobDemandId} gemeldet und dazu geschrieben:`,
      text,
      'Ein Mensch prüft das. Sie bekommen von uns eine E-Mail mit dem Ergebnis und damit, wie Sie ihm widersprechen können. Der Arbeitgeber erfährt nicht, wer gemeldet hat.',
      'Wenn Sie uns nichts gemeldet haben, hat jemand Ihre Adresse angegeben. Dann brauchen Sie nichts zu tun.',
    ],
  });
}
