import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic, TourStop } from '@silverjobs/federation/page-help';

/** Help with looking for a job (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 10,
    title: 'Stellen suchen',
    paths: [paths.start, paths.jobs],
    intro: 'Hier finden Sie Stellen in Ihrer Nähe oder von zu Hause aus.',
    steps: [
      'Wählen Sie bei „Was?“ eine Tätigkeit aus, zum Beispiel „Empfang“.',
      'Wählen Sie bei „Wo?“ Ihren Ort und den Umkreis.',
      'Drücken Sie auf eine Stelle. Dann sehen Sie alle Angaben dazu.',
    ],
    words: 'Suche Filter Umkreis Karte Liste Job finden Pool',
  },
  {
    order: 20,
    title: 'Eine Stelle ansehen und sich bewerben',
    paths: [paths.job],
    intro: 'Hier steht alles zu einer Stelle. Von hier schreiben Sie dem Arbeitgeber.',
    steps: [
      'Lesen Sie die Angaben in Ruhe. „Vorlesen“ liest sie Ihnen vor, wenn Ihr Gerät das kann.',
      'Drücken Sie auf „Kontaktieren“ und schreiben Sie eine kurze Nachricht.',
      'Prüfen Sie, was der Arbeitgeber von Ihnen sieht. Drücken Sie dann auf „Nachricht senden“.',
    ],
    words: 'Bewerbung kontaktieren anschreiben Arbeitgeber melden gefälscht Betrug',
  },
  {
    order: 30,
    title: 'Gemerkte Stellen und Bewerbungen',
    paths: [paths.savedJobs, paths.applications, paths.applicationReceipt],
    intro:
      'Hier finden Sie Stellen wieder, die Sie sich gemerkt haben oder denen Sie geschrieben haben.',
    steps: [
      'Drücken Sie bei einer Stelle auf „Merken“. Dann steht sie hier.',
      'Unter „Meine Bewerbungen“ sehen Sie, wem Sie geschrieben haben.',
      'Drücken Sie auf eine Stelle, um sie noch einmal zu lesen.',
    ],
    words: 'merken Merkliste ausgeblendet Überblick',
  },
];

/** What the tour shows of these pages (guide-17). */
export const tour: TourStop[] = [
  {
    order: 10,
    path: paths.start,
    for: 'candidate',
    title: 'Stellen suchen',
    text: 'Bei „Was?“ wählen Sie eine Tätigkeit, bei „Wo?“ Ihren Ort. Darunter stehen die passenden Stellen.',
    mark: '.jobs-filter',
  },
  {
    order: 20,
    path: paths.start,
    for: 'candidate',
    title: 'Eine Stelle merken',
    text: 'Eine Stelle gefällt Ihnen? Drücken Sie auf „Merken“. Sie finden sie im Menü unter „Gemerkte Stellen“ wieder.',
    mark: '.jobs-card__actions',
  },
  {
    order: 30,
    path: paths.start,
    for: 'candidate',
    title: 'Einem Arbeitgeber schreiben',
    text: 'Drücken Sie auf den Namen einer Stelle. Auf ihrer Seite steht der Knopf „Kontaktieren“. Bevor etwas gesendet wird, sehen Sie, was der Arbeitgeber bekommt.',
    mark: '.job-actions__contact, .jobs-card__title',
  },
];
