import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';
import * as ownPaths from './paths.ts';

/** Help with the profile (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 50,
    title: 'Mein Profil ausfüllen',
    paths: [
      paths.firstSteps,
      paths.profile,
      ownPaths.personal,
      ownPaths.workHistory,
      ownPaths.education,
      paths.desiredJobs,
      paths.searchLocation,
    ],
    intro:
      'Ihr Profil hilft uns, passende Stellen zu finden. Arbeitgeber sehen daraus ein Kurzprofil ohne Ihren Namen.',
    steps: [
      'Tragen Sie ein, was Sie gern tun möchten.',
      'Tragen Sie ein, wo und wie viel Sie arbeiten möchten.',
      'Drücken Sie auf „Speichern“. Sie können alles jederzeit ändern.',
    ],
    words: 'Lebenslauf Erfahrung Tätigkeiten Suchort Kurzprofil',
  },
  {
    order: 55,
    title: 'Meine Unterlagen',
    paths: [paths.papers, ownPaths.cvIn],
    intro: 'Hier bewahren Sie Lebenslauf, Zeugnisse und andere Papiere für Bewerbungen auf.',
    steps: [
      'Drücken Sie auf „Datei hochladen“ und wählen Sie eine Datei von Ihrem Gerät.',
      'Beim Bewerben wählen Sie aus, was der Arbeitgeber bekommt. Aus einem Lebenslauf können Sie Angaben in Ihr Profil übernehmen.',
      'Löschen können Sie jede Datei jederzeit. Dann sieht sie auch kein Arbeitgeber mehr.',
    ],
    words: 'Dateien hochladen Zeugnis Foto PDF Anhang Dokumente',
  },
];
