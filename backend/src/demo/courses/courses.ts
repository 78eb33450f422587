import { p, section, strong } from '../jobs/html.ts';
import { type Lecturer, lecturers } from './lecturers.ts';
import type { CourseTime } from './schedule.ts';

/** A course of the demo, as it is written; index.ts gives it its date. */
export interface CourseText {
  readonly id: number;
  readonly title: string;
  readonly secondary: string;
  readonly lecturer: Lecturer;
  /** Name of its picture and of its room. */
  readonly slug: string;
  readonly minutes: number;
  /** Null: planned. */
  readonly time: CourseTime | null;
  /** How many can take part; without it twelve: the groups are small. */
  readonly capacity?: number;
  /** Users who have a place. */
  readonly takenBy?: readonly number[];
  readonly details: string;
}

/** Intro, what is learnt, for whom it is. */
function details(intro: string, contents: readonly string[], bring: readonly string[]): string {
  return p(intro) + section('Das nehmen Sie mit', contents) + section('Das brauchen Sie', bring);
}

const ANY_DEVICE = 'einen Computer, ein Tablet oder ein Smartphone mit Internet';

export const courseTexts: readonly CourseText[] = [
  {
    id: 1,
    title: 'Bewerben mit 60 plus',
    secondary: 'Ein Anschreiben, das Ihre Erfahrung zeigt',
    lecturer: lecturers.behrens,
    slug: 'application',
    minutes: 90,
    time: { day: 1, hour: 10 },
    details: details(
      'Sie haben jahrzehntelang gearbeitet. Wie passt das auf eine Seite? In diesem Kurs sehen Sie an Beispielen, was Arbeitgeber lesen wollen und was Sie getrost weglassen können.',
      [
        'Der Aufbau eines kurzen Anschreibens, Absatz für Absatz',
        'Worte für Ihre Stärken, die nicht nach Prospekt klingen',
        'Was zu Lücken, Rente und Gesundheit hineingehört und was nicht',
        'Antworten auf Ihre eigenen Fragen am Ende der Stunde',
      ],
      [ANY_DEVICE, 'gern eine Stellenanzeige, die Sie anspricht'],
    ),
  },
  {
    id: 2,
    title: 'Das Vorstellungsgespräch per Video',
    secondary: 'Kamera, Licht und gute Antworten',
    lecturer: lecturers.engel,
    slug: 'video-interview',
    minutes: 75,
    time: { day: 9, hour: 17 },
    details: details(
      'Viele Arbeitgeber laden zuerst zu einem Gespräch am Bildschirm ein. Das ist leichter, als es klingt. Wir probieren gemeinsam aus, wie Sie gut zu sehen und zu hören sind.',
      [
        'Den richtigen Platz und das richtige Licht in der eigenen Wohnung finden',
        'Ton und Bild vor dem Gespräch prüfen',
        'Die fünf häufigsten Fragen und wie Sie darauf antworten',
        'Was zu tun ist, wenn die Technik streikt',
      ],
      [ANY_DEVICE, 'wenn vorhanden: eine Kamera und Kopfhörer'],
    ),
  },
  {
    id: 3,
    title: 'Smartphone und Tablet im Berufsalltag',
    secondary: 'Termine, Fotos und Nachrichten sicher nutzen',
    lecturer: lecturers.noack,
    slug: 'smartphone',
    minutes: 90,
    time: { day: 15, hour: 10 },
    details: details(
      'Dienstpläne kommen heute aufs Telefon, Belege werden fotografiert, und das Team schreibt sich kurze Nachrichten. Sie lernen die Handgriffe, die fast jeder Betrieb voraussetzt.',
      [
        'Einen Kalender führen und teilen',
        'Fotos und Dateien verschicken',
        'Nachrichten in Gruppen, ohne den Überblick zu verlieren',
        'Einstellungen für größere Schrift und besseren Kontrast',
      ],
      [
        'ein Smartphone oder Tablet mit Internet',
        'am besten daneben ein zweites Gerät für das Video',
      ],
    ),
  },
  {
    id: 4,
    title: 'Künstliche Intelligenz einfach erklärt',
    secondary: 'Was sie kann, was nicht, und wie sie Ihnen hilft',
    lecturer: lecturers.noack,
    slug: 'artificial-intelligence',
    minutes: 90,
    time: { day: 22, hour: 16, minute: 30 },
    capacity: 4,
    takenBy: [7, 8, 9, 10],
    details: details(
      `Alle reden darüber, kaum jemand erklärt es. In diesem Kurs schreiben Sie ${strong('zum ersten Mal selbst')} mit einem Programm, das antwortet, und prüfen, was daran stimmt.`,
      [
        'Was hinter dem Begriff steckt, ohne Fachwörter',
        'Einen Brief entwerfen lassen und verbessern',
        'Erfundene Antworten erkennen',
        'Was Sie solchen Programmen nie verraten sollten',
      ],
      [ANY_DEVICE, 'keine Vorkenntnisse'],
    ),
  },
  {
    id: 5,
    title: 'Arbeiten neben der Rente',
    secondary: 'Minijob, Steuern und Versicherung im Überblick',
    lecturer: lecturers.oezdemir,
    slug: 'pension',
    minutes: 90,
    time: { day: 30, hour: 18 },
    details: details(
      'Wie viel bleibt übrig, wenn ich wieder arbeite? Der Kurs gibt einen Überblick, welche Formen der Beschäftigung es gibt und woran Sie denken sollten, bevor Sie unterschreiben. Er ersetzt keine Beratung im Einzelfall, sagt Ihnen aber, wer sie anbietet.',
      [
        'Minijob, Midijob, Teilzeit: die Unterschiede',
        'Krankenkasse, Rentenversicherung, Finanzamt: wer was wissen muss',
        'Die wichtigsten Punkte eines Arbeitsvertrags',
        'Kostenlose Beratungsstellen in Ihrer Nähe finden',
      ],
      [ANY_DEVICE, 'Papier und Stift'],
    ),
  },
  {
    id: 6,
    title: 'Fit im Kopf',
    secondary: 'Gedächtnis und Konzentration trainieren',
    lecturer: lecturers.lorenz,
    slug: 'memory',
    minutes: 60,
    time: { day: 38, hour: 10, minute: 30 },
    capacity: 8,
    details: details(
      'Namen, Abläufe, neue Programme: Wer wieder anfängt, muss sich viel merken. Das lässt sich üben, in jedem Alter. Sie probieren Techniken aus, die Sie am selben Tag anwenden können.',
      [
        'Sich Namen und Gesichter merken',
        'Eine Einkaufsliste ohne Zettel',
        'Kleine Pausen, die wirklich erholen',
        'Ein Übungsplan für vier Wochen',
      ],
      [ANY_DEVICE, 'einen ruhigen Platz und bequeme Kleidung'],
    ),
  },
  {
    id: 7,
    title: 'Sicher im Internet',
    secondary: 'Betrug bei Stellenanzeigen und Nachrichten erkennen',
    lecturer: lecturers.noack,
    slug: 'safety',
    minutes: 75,
    time: { day: 45, hour: 15 },
    details: details(
      'Falsche Stellen, gefälschte Absender, Anrufe angeblicher Banken: Wer die Muster kennt, fällt nicht darauf herein. Wir sehen uns echte Beispiele an.',
      [
        'Sieben Zeichen, an denen Sie einen Betrug erkennen',
        'Gute Passwörter, die man sich merken kann',
        'Was Sie nie senden: Ausweis, Bankdaten, Geld',
        'Was zu tun ist, wenn es doch passiert ist',
      ],
      [ANY_DEVICE],
    ),
  },
  {
    id: 8,
    title: 'Jung und Alt im Team',
    secondary: 'Gut ankommen am neuen Arbeitsplatz',
    lecturer: lecturers.engel,
    slug: 'team',
    minutes: 75,
    time: { day: 52, hour: 17, minute: 30 },
    details: details(
      'Die Chefin ist dreißig Jahre jünger, alle duzen sich, und besprochen wird im Stehen. In diesem Kurs geht es darum, wie beide Seiten voneinander lernen.',
      [
        'Die ersten zwei Wochen: zuhören, fragen, mitmachen',
        'Kritik annehmen und Kritik äußern',
        'Erfahrung anbieten, ohne zu belehren',
        'Wenn es nicht passt: rechtzeitig darüber sprechen',
      ],
      [ANY_DEVICE],
    ),
  },
  {
    id: 9,
    title: 'Selbstständig im Ruhestand',
    secondary: 'Vom Hobby zum kleinen Angebot',
    lecturer: lecturers.oezdemir,
    slug: 'self-employed',
    minutes: 90,
    time: null,
    details: details(
      'Nähen, Nachhilfe, Gartenpflege: Was Sie gern tun, können Sie auch anbieten. Der Kurs zeigt den Weg von der Idee bis zur ersten Rechnung.',
      ['Was angemeldet werden muss', 'Einen Preis finden', 'Die ersten Kunden gewinnen'],
      [ANY_DEVICE, 'eine Idee, gern auch eine unfertige'],
    ),
  },
  {
    id: 10,
    title: 'Rückenfreundlich arbeiten',
    secondary: 'Übungen für Büro, Werkstatt und Küche',
    lecturer: lecturers.lorenz,
    slug: 'healthy-back',
    minutes: 60,
    time: null,
    details: details(
      'Langes Sitzen, schweres Heben, viel Stehen: Jede Arbeit fordert den Rücken anders. Sie lernen Übungen kennen, die in eine Pause passen.',
      ['Richtig heben und tragen', 'Den Arbeitsplatz einstellen', 'Fünf Übungen im Sitzen'],
      [ANY_DEVICE, 'einen Stuhl ohne Rollen'],
    ),
  },
];
