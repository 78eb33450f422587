import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';

/** Help with the assistants (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 90,
    title: 'Die Assistenten',
    paths: [paths.aiJobs, paths.coverLetter, paths.cvGenerator, paths.interview, paths.jobCoach],
    intro:
      'Die Assistenten sind Programme: der „Jobfinder“ sucht Stellen, „Anschreiben“ und „Lebenslauf“ helfen bei der Bewerbung. Mit „Interviewvorbereitung“ üben Sie das Gespräch. Der „Job-Coach“ überlegt mit Ihnen, welche Arbeit passt.',
    steps: [
      'Schreiben Sie in das Feld, was Sie möchten. Ganze Sätze sind nicht nötig.',
      'Lesen Sie die Antwort oder lassen Sie sie sich vorlesen.',
      'Prüfen Sie alles selbst, bevor Sie es einem Arbeitgeber schicken.',
    ],
    words: 'KI Jobfinder Anschreiben Interviewvorbereitung Vorstellungsgespräch Coach Lebenslauf',
  },
];
