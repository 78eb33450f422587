import type { Scene } from './scene.ts';

export const familyScenesHome: readonly Scene[] = [
  {
    positionId: 80202,
    title: 'Hilfe in einem großen Garten',
    lead: 'Unser Garten ist schöner, als wir Zeit haben. Wir suchen jemanden mit grünem Daumen, der einmal in der Woche vorbeikommt und ihn mit uns in Form hält.',
    tasks: [
      'Rasen mähen und Kanten stechen',
      'Stauden und Rosen schneiden',
      'Gemüsebeete vorbereiten und gießen',
    ],
    bring: ['Freude an der Arbeit im Freien', 'Geräte sind alle vorhanden'],
  },
  {
    positionId: 80203,
    title: 'Obstbaumschnitt auf einer Streuobstwiese',
    lead: 'Wir haben 14 alte Apfel- und Birnbäume geerbt und möchten sie erhalten. Wer kann sie fachgerecht schneiden und uns dabei etwas beibringen?',
    tasks: [
      'Bäume begutachten und einen Plan machen',
      'Im Winter schneiden, gern mit uns zusammen',
      'Im Sommer nach dem Rechten sehen',
    ],
    bring: ['Erfahrung mit Obstbäumen', 'Trittsicherheit auf der Leiter, sonst steigen wir hinauf'],
  },
  {
    positionId: 80105,
    title: 'Geschickte Hände für kleine Reparaturen',
    hours: 2,
    lead: 'In unserem alten Haus ist immer etwas zu tun. Wir suchen jemanden, der ein- oder zweimal im Monat kommt und eine Liste mit uns abarbeitet.',
    tasks: [
      'Türen einstellen und Scharniere ölen',
      'Regale und Lampen anbringen',
      'Undichte Wasserhähne in Ordnung bringen',
    ],
    bring: ['Handwerkliches Geschick', 'Eigenes Werkzeug ist willkommen, unseres ist auch da'],
  },
  {
    positionId: 80301,
    title: 'Putzhilfe für ein Einfamilienhaus',
    hours: 4,
    lead: 'Wir suchen für vier Stunden in der Woche jemanden, der unser Haus sauber hält. Zwei Katzen gehören dazu.',
    tasks: ['Böden saugen und wischen', 'Bäder und Küche reinigen', 'Ab und zu die Fenster'],
    bring: ['Gründlichkeit', 'Keine Tierhaarallergie'],
  },
  {
    positionId: 80304,
    title: 'Bügelhilfe, Termin nach Wunsch',
    hours: 2,
    lead: 'Unser Bügelkorb wird nie leer. Wir suchen jemanden, der einmal in der Woche bei uns oder zu Hause bügelt, vor allem Hemden und Blusen.',
    tasks: [
      'Hemden, Blusen und Tischwäsche bügeln',
      'Knöpfe annähen, wenn einer fehlt',
      'Wäsche zusammenlegen',
    ],
    bring: ['Ein gutes Auge für Stoffe', 'Freie Zeiteinteilung ist möglich'],
  },
  {
    positionId: 120101,
    title: 'Nachhilfe in Mathematik, 8. Klasse',
    lead: 'Unser Sohn kommt in Mathematik nicht mehr mit und hat den Mut verloren. Wir suchen jemanden, der ihm mit Ruhe und Humor zeigt, dass es doch geht.',
    tasks: [
      'Gleichungen und Geometrie von vorn erklären',
      'Vor Klassenarbeiten üben',
      'Uns sagen, wie es läuft',
    ],
    bring: ['Gute Kenntnisse bis zur 10. Klasse', 'Geduld'],
  },
  {
    positionId: 120101,
    title: 'Nachhilfe in Deutsch und Englisch',
    lead: 'Unsere Tochter ist 12 und liest ungern. Zweimal in der Woche soll jemand mit ihr üben, am liebsten an unserem Küchentisch.',
    tasks: [
      'Texte lesen und darüber sprechen',
      'Rechtschreibung und Vokabeln üben',
      'Lob nicht vergessen',
    ],
    bring: ['Sicheres Deutsch und Englisch', 'Freude an Jugendlichen'],
  },
  {
    positionId: 120103,
    title: 'Italienisch lernen am Küchentisch',
    lead: 'Wir reisen seit Jahren nach Italien und möchten endlich mehr sagen als „un caffè“. Wer bringt uns beiden einmal in der Woche Italienisch bei?',
    tasks: [
      'Einfache Gespräche üben',
      'Grammatik nur so viel wie nötig',
      'Hausaufgaben geben, die wir wirklich machen',
    ],
    bring: ['Gutes Italienisch', 'Humor'],
  },
  {
    positionId: 140401,
    title: 'Klavierunterricht für Anfänger',
    lead: 'Das Klavier der Urgroßmutter steht bei uns, und unsere Tochter ({schul}) möchte darauf spielen lernen. Der Vater lernt vielleicht gleich mit.',
    tasks: [
      'Einmal in der Woche 45 Minuten Unterricht bei uns zu Hause',
      'Noten lesen und einfache Stücke',
      'Freude an Musik wecken',
    ],
    bring: ['Erfahrung im Unterrichten', 'Geduld mit Vätern'],
  },
  {
    positionId: 150101,
    title: 'Hundebetreuung für einen freundlichen Labrador',
    lead: 'Unser Hund Balu ist {kind} Jahre alt, verträgt sich mit allen und liebt lange Wege. An drei Tagen sind wir im Büro und suchen jemanden, der mit ihm mittags hinausgeht.',
    tasks: [
      'Mittags eine Stunde spazieren gehen',
      'Wasser und ein Leckerli nicht vergessen',
      'In den Ferien gern auch länger',
    ],
    bring: ['Erfahrung mit Hunden', 'Wetterfeste Schuhe'],
  },
  {
    positionId: 150103,
    title: 'Haus und Katzen hüten in den Ferien',
    lead: 'Dreimal im Jahr fahren wir weg. Unsere beiden Katzen bleiben am liebsten zu Hause. Wir suchen jemanden, der täglich vorbeischaut oder bei uns wohnt.',
    tasks: [
      'Katzen füttern und streicheln',
      'Post hereinholen und Blumen gießen',
      'Uns ab und zu ein Foto schicken',
    ],
    bring: ['Zuverlässigkeit', 'Liebe zu Tieren'],
  },
  {
    positionId: 100101,
    title: 'Fahrdienst zur Dialyse, dreimal pro Woche',
    hours: 6,
    lead: 'Unser Vater muss montags, mittwochs und freitags zur Dialyse. Die Fahrten mit wechselnden Diensten strengen ihn an. Wir wünschen uns einen festen Menschen, der ihn fährt.',
    tasks: [
      'Morgens um 6.30 Uhr abholen',
      'Beim Ein- und Aussteigen helfen',
      'Mittags wieder nach Hause bringen',
    ],
    bring: ['Führerschein und sichere Fahrweise', 'Unser Auto kann benutzt werden'],
  },
];
