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
  /** Address of the user who reports. */
  readonly from: string;
};

/** What the operator gets when a user reports a job. */
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
