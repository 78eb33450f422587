import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';

/** Help with the assistants (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 90,
    title: 'Die digitalen Assistenten',
    paths: [paths.aiJobs, paths.coverLetter, paths.cvGenerator, paths.interview, paths.jobCoach],
    intro:
      'Die Assistenten sind Programme. Sie helfen bei der Suche, beim Anschreiben und beim Üben.',
    steps: [
      'Schreiben Sie in das Feld, was Sie möchten. Ganze Sätze sind nicht nötig.',
      'Lesen Sie die Antwort oder lassen Sie sie sich vorlesen.',
      'Prüfen Sie alles selbst, bevor Sie es einem Arbeitgeber schicken.',
    ],
    words: 'KI Jobfinder Anschreiben Vorstellungsgespräch Coach Lebenslauf',
  },
];
