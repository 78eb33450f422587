import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic, TourStop } from '@silverjobs/federation/page-help';
import * as ownPaths from './paths.ts';

/** Help for employers (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 200,
    title: 'Für Arbeitgeber: eine Anzeige schalten',
    paths: [
      paths.jobs,
      paths.newJob,
      paths.employerProfile,
      paths.jobCandidates,
      ownPaths.refusals,
      ownPaths.jobFigures,
      ownPaths.apiKeys,
      ownPaths.jobImport,
      paths.webhook,
      ownPaths.colleagues,
      paths.colleagueInvitation,
      paths.candidateDetail,
      paths.bookings,
      paths.booking,
      paths.jobProlongation,
    ],
    intro: 'Hier schalten Sie Anzeigen, lesen Bewerbungen und finden Ihre Rechnungen.',
    steps: [
      'Beschreiben Sie die Stelle: was, wo und wie viel.',
      'Prüfen Sie in der Vorschau, was andere sehen. Der Preis steht vor dem letzten Knopf.',
      'Antworten Sie auf Bewerbungen unter „Nachrichten“.',
    ],
    words:
      'Inserat Anzeige einlesen Datei CSV XML Rechnung Buchung Bewerberinnen Bewerber Unternehmen Kolleginnen Kollegen Einladung Mitarbeit',
  },
];

/** What the tour shows of these pages (guide-17). */
export const tour: TourStop[] = [
  {
    order: 10,
    path: paths.jobs,
    title: 'Ihre Anzeigen',
    text: 'Hier stehen Ihre Anzeigen. Sie sehen, wie viele Menschen sich gemeldet haben. Sie können jede Anzeige ändern, pausieren und schließen.',
    mark: '.employer-job',
  },
  {
    order: 20,
    path: paths.jobs,
    title: 'Eine Anzeige schalten',
    text: 'Drücken Sie auf „Neue Anzeige“ und beschreiben Sie die Stelle. Den Preis sehen Sie, bevor Sie etwas bestellen.',
    mark: '.employer-jobs__head .sj-button',
  },
];
