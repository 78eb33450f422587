import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '../help-topic.ts';

/** Help for those who look for a job. */
export const candidateTopics: readonly HelpTopic[] = [
  {
    id: 'stellen-suchen',
    title: 'Stellen suchen',
    paths: [paths.start],
    intro: 'Hier finden Sie Stellen in Ihrer Nähe oder von zu Hause aus.',
    steps: [
      'Wählen Sie bei „Was?“ eine Tätigkeit aus, zum Beispiel „Empfang“.',
      'Wählen Sie bei „Wo?“ Ihren Ort und den Umkreis.',
      'Drücken Sie auf eine Stelle. Dann sehen Sie alle Angaben dazu.',
    ],
    words: 'Suche Filter Umkreis Karte Liste Job finden Pool',
  },
  {
    id: 'bewerben',
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
    id: 'gemerkte-stellen',
    title: 'Gemerkte Stellen und Bewerbungen',
    paths: [paths.savedJobs, paths.applications],
    intro:
      'Hier finden Sie Stellen wieder, die Sie sich gemerkt haben oder denen Sie geschrieben haben.',
    steps: [
      'Drücken Sie bei einer Stelle auf „Merken“. Dann steht sie hier.',
      'Unter „Meine Bewerbungen“ sehen Sie, wem Sie geschrieben haben.',
      'Drücken Sie auf eine Stelle, um sie noch einmal zu lesen.',
    ],
    words: 'merken Merkliste ausgeblendet Überblick',
  },
  {
    id: 'nachrichten',
    title: 'Nachrichten lesen und beantworten',
    paths: [paths.conversations, paths.conversation],
    intro: 'Hier schreiben Sie mit Arbeitgebern. Alles bleibt in einem Gespräch zusammen.',
    steps: [
      'Öffnen Sie ein Gespräch mit „Gesprächsverlauf“.',
      'Schreiben Sie Ihre Antwort in das Feld ganz unten.',
      'Drücken Sie auf „Senden“. Wir schicken der anderen Seite eine E-Mail.',
    ],
    words: 'Gespräch antworten Chat Post Brief ungelesen',
  },
  {
    id: 'profil',
    title: 'Mein Profil ausfüllen',
    paths: [paths.firstSteps, paths.profile, paths.desiredJobs, paths.searchLocation],
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
    id: 'suchen',
    title: 'Gespeicherte Suchen',
    paths: [paths.searches],
    intro: 'Wir suchen für Sie weiter und schicken Ihnen neue Stellen per E-Mail.',
    steps: [
      'Suchen Sie zuerst unter „Silverjobs“ und speichern Sie die Suche.',
      'Wählen Sie, wie oft wir Ihnen schreiben sollen.',
      'Hier ändern oder löschen Sie Ihre Suchen.',
    ],
    words: 'Jobvorschläge E-Mail Alarm Benachrichtigung abbestellen',
  },
  {
    id: 'silverplus',
    title: 'silver+ und Kurse',
    paths: [paths.silverplus, paths.checkout, paths.courses, paths.course],
    intro: 'silver+ ist die Mitgliedschaft, die etwas kostet. Suchen und Bewerben geht auch ohne.',
    steps: [
      'Lesen Sie, was silver+ enthält und was es kostet.',
      'Wählen Sie eine Laufzeit aus. Vor dem Bezahlen sehen Sie den Betrag noch einmal.',
      'Kündigen können Sie jederzeit unter „Verträge hier kündigen“ am Ende jeder Seite.',
    ],
    words: 'bezahlen Preis Kosten Abo Mitgliedschaft Kurs Anmeldung',
  },
  {
    id: 'kuendigen',
    title: 'Kündigen und widerrufen',
    paths: [paths.cancelSilverplus, paths.contractCancellation, paths.contractWithdrawal],
    intro: 'Hier beenden Sie einen Vertrag mit uns. Sie brauchen dafür kein Passwort.',
    steps: [
      'Tragen Sie Ihren Namen und Ihre E-Mail-Adresse ein.',
      'Wählen Sie den Vertrag und den Tag, an dem er enden soll.',
      'Senden Sie das Formular ab. Sie bekommen sofort eine Bestätigung per E-Mail.',
    ],
    words: 'Kündigung Widerruf beenden Vertrag Geld zurück',
  },
  {
    id: 'assistenten',
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
