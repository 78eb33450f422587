import { OFFICES } from '@silverjobs/contract/legal-facts';
import type { GuideText } from '../guide-text.ts';

/** Articles about finding a job and applying for it. */
export const applyingGuides: readonly GuideText[] = [
  {
    slug: 'bewerbung-mit-65',
    title: 'Bewerben mit 65: kurz, ehrlich, selbstbewusst',
    description:
      'Ein gutes Anschreiben braucht keine Seite. Was Arbeitgeber von Bewerbern über 60 wissen wollen und was Sie weglassen dürfen.',
    inBrief: [
      'Fünf Sätze genügen für die erste Nachricht.',
      'Sagen Sie, was Sie können, wann Sie Zeit haben und warum gerade diese Stelle.',
      'Ihr Alter müssen Sie nicht nennen und nicht erklären.',
    ],
    sections: [
      {
        heading: 'Die erste Nachricht',
        points: [
          'Wer Sie sind: „Ich war 30 Jahre Buchhalterin in einem Handwerksbetrieb.“',
          'Was Sie suchen: „Ich möchte an zwei Vormittagen arbeiten.“',
          'Warum hier: „Ihre Werkstatt ist zehn Minuten von mir entfernt.“',
          'Wie man Sie erreicht: Telefon und Zeiten, zu denen Sie abnehmen.',
        ],
      },
      {
        heading: 'Was Sie weglassen dürfen',
        paragraphs: [
          'Geburtsdatum, Familienstand und Foto sind freiwillig. Auch Zeugnisse von früher braucht am Anfang niemand. Legen Sie bei, was zur Stelle passt, und nicht mehr.',
        ],
      },
      {
        heading: 'Erfahrung zeigen, ohne aufzuzählen',
        paragraphs: [
          'Ein Beispiel sagt mehr als eine Liste: Was war schwierig, was haben Sie getan, was kam dabei heraus? Zwei Sätze reichen.',
        ],
      },
    ],
    sources: [OFFICES.employmentAgency],
  },
  {
    slug: 'lebenslauf-ab-60',
    title: 'Lebenslauf nach 40 Berufsjahren: zwei Seiten genügen',
    description:
      'Wie Sie ein langes Berufsleben auf zwei Seiten bringen: das Neueste zuerst, das Wichtige ausführlich, das Alte kurz.',
    inBrief: [
      'Das Neueste steht oben.',
      'Die letzten 15 Jahre ausführlich, alles davor in einer Zeile.',
      'Lücken müssen Sie nicht verstecken.',
    ],
    sections: [
      {
        heading: 'Aufbau',
        points: [
          'Name, Telefon, E-Mail-Adresse',
          'Zwei Sätze: Was können Sie gut, was suchen Sie?',
          'Berufserfahrung, das Neueste zuerst',
          'Ausbildung und Kurse',
          'Führerschein, Sprachen, Computer',
        ],
      },
      {
        heading: 'Pausen und Pflege',
        paragraphs: [
          'Viele haben Kinder erzogen oder Angehörige gepflegt. Das darf im Lebenslauf stehen. Es zeigt Verlässlichkeit.',
        ],
      },
      {
        heading: 'Computer: ehrlich bleiben',
        paragraphs: [
          'Schreiben Sie, was Sie wirklich nutzen: E-Mail, Textprogramm, Kassensystem. Wer Neues lernen möchte, sagt das dazu.',
        ],
      },
    ],
    sources: [OFFICES.employmentAgency],
  },
  {
    slug: 'vorstellungsgespraech-ab-60',
    title: 'Das Gespräch mit dem Arbeitgeber: gut vorbereitet',
    description:
      'Welche Fragen kommen, welche Sie nicht beantworten müssen und was Sie selbst fragen sollten.',
    inBrief: [
      'Drei Beispiele aus Ihrem Berufsleben bereithalten.',
      'Fragen nach Gesundheit oder Familie dürfen Sie höflich zurückweisen.',
      'Fragen Sie selbst: nach Stunden, Bezahlung und Einarbeitung.',
    ],
    sections: [
      {
        heading: 'Typische Fragen',
        points: [
          'Warum möchten Sie jetzt arbeiten?',
          'Wie viele Stunden passen für Sie, und an welchen Tagen?',
          'Was trauen Sie sich zu, was nicht?',
        ],
      },
      {
        heading: 'Was nicht gefragt werden darf',
        paragraphs: [
          'Krankheiten gehen den Arbeitgeber nur an, wenn sie die Arbeit unmöglich machen. Nach Religion, Partei oder Familienplänen darf er nicht fragen. Niemand darf Sie wegen Ihres Alters benachteiligen: Das sagt das Allgemeine Gleichbehandlungsgesetz.',
        ],
      },
      {
        heading: 'Ihre eigenen Fragen',
        points: [
          'Wie sieht ein normaler Arbeitstag aus?',
          'Wer arbeitet mich ein, und wie lange?',
          'Was wird bezahlt, und wann kommt das Geld?',
          'Wie schwer ist das, was ich heben muss?',
        ],
      },
    ],
    sources: [OFFICES.ministry, OFFICES.employmentAgency],
  },
  {
    slug: 'unserioese-anzeigen',
    title: 'Vorsicht, Betrug: So erkennen Sie unseriöse Stellen',
    description:
      'Vorauszahlung, Pakete, Ausweiskopie: an diesen Zeichen erkennen Sie falsche Anzeigen, und das sollten Sie tun.',
    inBrief: [
      'Zahlen Sie niemals Geld, um eine Stelle zu bekommen.',
      'Schicken Sie keine Kopie Ihres Ausweises, bevor Sie einen Vertrag in der Hand haben.',
      'Lassen Sie kein Geld anderer Leute über Ihr Konto laufen.',
    ],
    sections: [
      {
        heading: 'Diese Zeichen sollten Sie stutzig machen',
        points: [
          'Sehr viel Geld für wenig Arbeit',
          'Gebühren für Unterlagen, Kurse oder eine Ausrüstung',
          'Sie sollen Pakete annehmen und weiterschicken',
          'Sie sollen ein Konto eröffnen oder eine „Testzahlung“ machen',
          'Man will nur über einen Messenger schreiben und nie telefonieren',
        ],
      },
      {
        heading: 'Das sollten Sie tun',
        points: [
          'Antworten Sie nicht mehr.',
          'Melden Sie die Anzeige: Auf jeder Stelle gibt es dafür einen Link.',
          'Haben Sie schon gezahlt? Rufen Sie sofort Ihre Bank an und gehen Sie zur Polizei.',
        ],
      },
      {
        heading: 'Das prüfen wir',
        paragraphs: [
          'Wir lesen neue Anzeigen auf Warnzeichen und sagen es Ihnen, wenn uns etwas auffällt. Bei geprüften Arbeitgebern wissen wir, wer dahintersteht. Ganz sicher ist das nie: Bleiben Sie aufmerksam.',
        ],
      },
    ],
    sources: [OFFICES.ministry],
  },
];
