import { paths } from '@silverjobs/contract/paths';
import { hostPaths } from '../../../../common/host-paths.ts';
import type { EasyText } from '../easy-text.ts';

/** Privacy, help, registration, safety. */
export const accountTexts: readonly EasyText[] = [
  {
    id: 'datenschutz',
    title: 'So schützen wir Ihre Daten',
    paths: [paths.privacyPolicy, paths.consent],
    parts: [
      {
        heading: 'Was sind Daten?',
        lines: [
          'Daten sind Angaben über Sie.',
          'Zum Beispiel Ihr Name und Ihre Adresse.',
          'Wir speichern Ihre E-Mail-Adresse.',
          'Wir speichern auch Ihr Profil.',
          'Im Profil steht: Das kann ich. Das suche ich.',
        ],
      },
      {
        heading: 'Wer sieht Ihre Daten?',
        lines: [
          'Ein Arbeit·geber sieht Ihren Namen nicht sofort.',
          'Er sieht nur ein kurzes Profil.',
          'In dem Profil steht kein Name.',
          'Sie können Ihren Namen mit·senden.',
          'Erst dann sieht der Arbeit·geber Ihren Namen.',
        ],
      },
      {
        heading: 'Das sind Ihre Rechte',
        lines: [
          'Sie können alle Ihre Daten ansehen.',
          'Drücken Sie dafür auf: Mein Konto.',
          'Dort können Sie Ihre Daten auch löschen.',
          'Sie haben Fragen?',
          'Dann schreiben Sie uns.',
        ],
      },
    ],
  },
  {
    id: 'hilfe',
    title: 'So bekommen Sie Hilfe',
    paths: [paths.help, paths.contact],
    parts: [
      {
        heading: 'Die Hilfe',
        lines: [
          'Auf jeder Seite gibt es: Hilfe.',
          'Das Wort steht oben oder im Menü.',
          'Drücken Sie auf das Wort.',
          'Dann lesen Sie: Das kann ich hier machen.',
          'Die Hilfe hat immer 3 Schritte.',
        ],
      },
      {
        heading: 'Mit uns sprechen',
        lines: [
          'Sie möchten mit einem Menschen sprechen?',
          'Drücken Sie auf: Rufen Sie mich an.',
          'Schreiben Sie Ihren Namen und Ihre Telefon·nummer.',
          'Wählen Sie eine Tages·zeit.',
          'Dann rufen wir Sie an.',
        ],
      },
    ],
  },
  {
    id: 'registrieren',
    title: 'So melden Sie sich an',
    paths: [hostPaths.register, paths.signup, paths.login],
    parts: [
      {
        heading: 'Was ist ein Konto?',
        lines: [
          'Für silverjobs brauchen Sie ein Konto.',
          'Das Konto gehört nur Ihnen.',
          'Das Konto kostet nichts.',
        ],
      },
      {
        heading: 'So bekommen Sie ein Konto',
        lines: [
          'Schreiben Sie Ihre E-Mail-Adresse in das Feld.',
          'Denken Sie sich ein Pass·wort aus.',
          'Ein Pass·wort ist ein geheimes Wort.',
          'Schreiben Sie das Pass·wort in das zweite Feld.',
          'Drücken Sie auf: Kostenlos registrieren.',
          'Ihren Namen können Sie auch später schreiben.',
        ],
      },
      {
        heading: 'Das Pass·wort vergessen?',
        lines: [
          'Das ist nicht schlimm.',
          'Wir schicken Ihnen eine E-Mail.',
          'In der E-Mail ist ein Link.',
          'Mit dem Link kommen Sie in Ihr Konto.',
        ],
      },
    ],
  },
  {
    id: 'sicherheit',
    title: 'So bleiben Sie sicher',
    paths: [hostPaths.terms],
    parts: [
      {
        heading: 'Achtung, Betrug!',
        lines: [
          'Manche Menschen lügen im Internet.',
          'Diese Menschen wollen Ihr Geld.',
          'Das Wort dafür ist: Betrug.',
        ],
      },
      {
        heading: 'Das machen Sie bitte nie',
        lines: [
          'Zahlen Sie kein Geld für eine Stelle.',
          'Schicken Sie kein Foto von Ihrem Ausweis.',
          'Schicken Sie keine Nummer von Ihrem Konto.',
          'Nehmen Sie keine Pakete für Fremde an.',
          'Leihen Sie Ihr Konto nicht aus.',
          'Schreiben Sie am Anfang nur hier.',
          'Schreiben Sie am Anfang nicht bei WhatsApp.',
        ],
      },
      {
        heading: 'Wir helfen Ihnen',
        lines: [
          'Wir lesen die Stellen mit einem Programm.',
          'Das Programm findet manche Tricks.',
          'Dann sehen Sie einen gelben Kasten.',
          'Sie sind nicht sicher?',
          'Drücken Sie auf: Gefälscht? Fragen Sie uns.',
          'Wir schreiben Ihnen dann eine E-Mail.',
        ],
      },
    ],
  },
];
