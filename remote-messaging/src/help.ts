import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic, TourStop } from '@silverjobs/federation/page-help';

/** Help with conversations (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 40,
    title: 'Nachrichten lesen und beantworten',
    paths: [paths.conversations, paths.conversation],
    intro: 'Hier schreiben Sie mit Arbeitgebern. Alles bleibt in einem Gespräch zusammen.',
    steps: [
      'Drücken Sie auf ein Gespräch. Es öffnet sich.',
      'Schreiben Sie Ihre Antwort in das Feld ganz unten.',
      'Drücken Sie auf „Senden“. Wir schicken der anderen Seite eine E-Mail.',
    ],
    words: 'Gespräch antworten Chat Post Brief ungelesen',
  },
];

/** What the tour shows of these pages (guide-17). */
export const tour: TourStop[] = [
  {
    order: 40,
    path: paths.conversations,
    title: 'Nachrichten lesen',
    text: 'Hier stehen alle Nachrichten, die Sie bekommen und geschrieben haben. Drücken Sie auf ein Gespräch, um zu lesen und zu antworten. Kommt etwas Neues, schicken wir Ihnen eine E-Mail.',
    mark: '.conversations',
  },
];
