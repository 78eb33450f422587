import type { Scene } from './scene.ts';

export const familyScenesCare: readonly Scene[] = [
  {
    positionId: 10201,
    title: 'Alltagsbegleitung für einen älteren Herrn',
    lead: 'Mein Vater ist {alt}, lebt allein in seiner Wohnung und ist geistig noch sehr wach. Seit dem Tod meiner Mutter wird ihm die Zeit lang. Wir wünschen uns jemanden, der ihn zwei- oder dreimal in der Woche besucht.',
    tasks: [
      'Gemeinsam einkaufen und kleine Mahlzeiten zubereiten',
      'Spaziergänge, bei jedem Wetter, das man noch schön finden kann',
      'Begleitung zum Hausarzt und zur Fußpflege',
      'Zuhören, wenn er von früher erzählt',
    ],
    bring: ['Freude an Gesprächen', 'Ein Auto ist praktisch, aber nicht nötig'],
  },
  {
    positionId: 10201,
    title: 'Begleitung für eine alte Dame',
    lead: 'Unsere Mutter ist {alt} und geht mit dem Rollator noch jeden Tag vor die Tür. Allein traut sie sich nicht mehr weit. Für zwei Nachmittage in der Woche suchen wir eine freundliche Begleitung.',
    tasks: [
      'Spazieren gehen und im Park eine Pause machen',
      'Kaffee trinken, Rommé spielen, Kreuzworträtsel lösen',
      'Einkäufe tragen und einräumen',
    ],
    bring: ['Geduld und Aufmerksamkeit', 'Gern jemand, der Kuchen mag'],
  },
  {
    positionId: 10202,
    title: 'Haushaltshilfe für ein älteres Ehepaar',
    hours: 4,
    lead: 'Meine Eltern führen ihren Haushalt noch selbst, aber Fenster, Böden und Wäsche fallen ihnen schwer. Einmal in der Woche soll ihnen jemand zur Hand gehen.',
    tasks: [
      'Staubsaugen und Böden wischen',
      'Betten beziehen und Wäsche bügeln',
      'Alle paar Wochen die Fenster',
    ],
    bring: ['Sorgfalt und ein freundliches Wesen', 'Zuverlässigkeit am verabredeten Tag'],
  },
  {
    positionId: 10202,
    title: 'Hilfe im Haushalt, zweimal pro Woche',
    hours: 6,
    lead: 'Wir sind eine Familie mit drei Kindern und arbeiten beide. Im Haushalt bleibt zu viel liegen. Wir suchen jemanden, der mit anpackt und dabei gute Laune behält.',
    tasks: [
      'Küche und Bad in Ordnung bringen',
      'Wäsche falten und bügeln',
      'Ab und zu ein Mittagessen kochen',
    ],
    bring: ['Freude an einem lebhaften Haus', 'Selbstständiges Arbeiten, wir sind meist unterwegs'],
  },
  {
    positionId: 10203,
    title: 'Jemand, der für unsere Eltern kocht',
    lead: 'Unsere Eltern sind {alt} und {alt2} und essen am liebsten, was sie kennen: Kartoffelsuppe, Frikadellen, Apfelpfannkuchen. Wir suchen jemanden, der drei Mittage in der Woche für sie kocht.',
    tasks: [
      'Den Speiseplan gemeinsam besprechen',
      'Einkaufen und frisch kochen',
      'Die Küche wieder in Ordnung bringen',
    ],
    bring: ['Erfahrung mit Hausmannskost', 'Rücksicht auf wenig Salz und Zucker'],
  },
  {
    positionId: 10205,
    title: 'Vorlesen und Gesellschaft für unsere Großmutter',
    lead: 'Unsere Großmutter ist {alt} und sieht fast nichts mehr. Ihr Leben lang hat sie gelesen. Wir suchen jemanden, der ihr zweimal in der Woche vorliest und mit ihr über die Welt spricht.',
    tasks: [
      'Aus der Zeitung und aus Romanen vorlesen',
      'Briefe von Freundinnen beantworten',
      'Hörbücher aussuchen und einlegen',
    ],
    bring: ['Eine ruhige, deutliche Stimme', 'Interesse an Büchern und Musik'],
  },
  {
    positionId: 10201,
    title: 'Begleitung für unseren Vater mit beginnender Demenz',
    lead: 'Unser Vater ({alt}) vergisst viel, freut sich aber über jeden Besuch. Meine Mutter braucht zwei freie Nachmittage in der Woche, um durchzuatmen.',
    tasks: [
      'Gemeinsam Fotos ansehen und alte Schlager hören',
      'Im Garten werkeln oder spazieren gehen',
      'Kaffee kochen und den Tisch decken',
    ],
    bring: ['Ruhe und Humor', 'Erfahrung mit Demenz ist schön, aber keine Bedingung'],
  },
  {
    positionId: 10301,
    title: 'Babysitten am frühen Abend',
    lead: 'Unsere Kinder sind {kind} und {kind2} Jahre alt. An zwei Abenden in der Woche kommen wir erst gegen 20 Uhr nach Hause. Wir suchen jemanden, der die beiden gut ins Bett begleitet.',
    tasks: [
      'Abendbrot machen und zusammen essen',
      'Spielen, baden, vorlesen',
      'Da sein, bis wir heimkommen',
    ],
    bring: ['Herz für Kinder', 'Gern mit eigener Erfahrung als Eltern oder Großeltern'],
  },
  {
    positionId: 10302,
    title: 'Leihoma oder Leihopa für zwei Kinder',
    lead: 'Unsere eigenen Eltern wohnen 400 Kilometer entfernt. Für unsere Kinder ({kind} und {kind2}) wünschen wir uns eine Ersatzoma oder einen Ersatzopa, gern für viele Jahre.',
    tasks: [
      'Einen festen Nachmittag in der Woche zusammen verbringen',
      'Plätzchen backen, Drachen bauen, Geschichten erzählen',
      'Bei Festen als Gast dabei sein',
    ],
    bring: ['Zeit und ein großes Herz', 'Vertrauen wächst, wir haben es nicht eilig'],
  },
  {
    positionId: 10302,
    title: 'Wunschgroßeltern gesucht, ein Nachmittag pro Woche',
    lead: 'Unsere Tochter ist {kind} Jahre alt und fragt, warum andere eine Oma um die Ecke haben. Wir möchten das gern ändern.',
    tasks: [
      'Am Nachmittag vom Kindergarten abholen',
      'Auf den Spielplatz oder in die Bücherei gehen',
      'Uns anrufen, wenn etwas ist',
    ],
    bring: ['Lust auf Kinderfragen', 'Gute Deutschkenntnisse zum Vorlesen'],
  },
  {
    positionId: 10303,
    title: 'Kinderbetreuung an drei Nachmittagen',
    hours: 8,
    lead: 'Unsere Zwillinge sind {kind} Jahre alt und haben um 15 Uhr Schluss. Montags bis mittwochs suchen wir bis 18 Uhr eine verlässliche Betreuung bei uns zu Hause.',
    tasks: [
      'Von der Kita abholen und eine Brotzeit richten',
      'Basteln, draußen spielen, Musik machen',
      'Zum Turnen und zur Musikschule bringen',
    ],
    bring: ['Erfahrung mit Kindern', 'In der Wohnung wird nicht geraucht'],
  },
  {
    positionId: 10303,
    title: 'Betreuung für unseren Sohn vor der Schule',
    lead: 'Wir arbeiten beide im Schichtdienst. Unser Sohn ist {schul} Jahre alt. Morgens von 6 bis 8 Uhr braucht er jemanden, der mit ihm frühstückt und ihn auf den Weg bringt.',
    tasks: ['Wecken und gemeinsam frühstücken', 'Schultasche prüfen', 'Bis zum Schulhof begleiten'],
    bring: ['Freude am frühen Morgen', 'Pünktlichkeit'],
  },
  {
    positionId: 30304,
    title: 'Hilfe bei Papierkram und Ablage',
    lead: 'Nach einem Pflegefall in der Familie stapeln sich bei uns Briefe, Rechnungen und Beihilfebescheide. Wir suchen jemanden, der sich mit uns durch den Berg arbeitet und danach Ordnung hält.',
    tasks: [
      'Schriftstücke sortieren und Ordner anlegen',
      'Anträge und Abrechnungen ausfüllen',
      'Fristen in einen Kalender eintragen',
    ],
    bring: ['Erfahrung aus Büro oder Verwaltung', 'Verschwiegenheit'],
  },
];
