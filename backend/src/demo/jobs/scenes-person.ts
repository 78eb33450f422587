import type { Scene } from './scene.ts';

export const personScenes: readonly Scene[] = [
  {
    positionId: 10201,
    title: 'Unterstützung im Alltag für eine Rollstuhlfahrerin',
    lead: 'Ich bin {alt}, seit einem Unfall auf den Rollstuhl angewiesen und möchte weiter in meiner Wohnung leben. Pflege brauche ich nicht, aber ein zweites Paar Hände und nette Gesellschaft.',
    tasks: [
      'Gemeinsam einkaufen fahren',
      'Kochen nach meinen Rezepten',
      'Begleitung ins Theater, einmal im Monat',
    ],
    bring: ['Kraft, den Rollstuhl über eine Schwelle zu heben', 'Lust auf Kultur'],
    salutation: 2,
  },
  {
    positionId: 10204,
    title: 'Einkaufshilfe und kleine Besorgungen',
    lead: 'Die Treppen werden mir zu viel, und der Supermarkt ist nicht mehr um die Ecke. Ich suche jemanden, der zweimal in der Woche für mich einkauft.',
    tasks: [
      'Einkaufszettel besprechen',
      'Einkäufe bringen und einräumen',
      'Rezepte in die Apotheke bringen',
    ],
    bring: ['Ein Auto oder ein Rad mit Korb', 'Ehrlichkeit, für mich das Wichtigste'],
  },
  {
    positionId: 10205,
    title: 'Gesellschaft beim Spazierengehen',
    lead: 'Ich bin {alt} und gut zu Fuß, aber nicht mehr gern allein unterwegs. Mir fehlt jemand, mit dem ich gehen, schauen und reden kann.',
    tasks: [
      'Zwei Spaziergänge in der Woche',
      'Ab und zu ein Museum oder ein Konzert',
      'Danach Kaffee, den übernehme ich',
    ],
    bring: ['Freude am Gespräch', 'Etwas Ausdauer'],
  },
  {
    positionId: 10202,
    title: 'Hilfe im Haushalt, vier Stunden in der Woche',
    lead: 'Mein Rücken macht beim Putzen nicht mehr mit. Für meine Drei-Zimmer-Wohnung suche ich eine ordentliche Hilfe, am liebsten immer am selben Tag.',
    tasks: [
      'Saugen, wischen, Bad und Küche',
      'Betten beziehen',
      'Müll und Altglas hinunterbringen',
    ],
    bring: ['Gründlichkeit', 'Kein Problem mit einer alten Katze'],
  },
  {
    positionId: 10203,
    title: 'Gemeinsam kochen und essen',
    lead: 'Seit ich allein bin, koche ich kaum noch. Ich suche jemanden, der zweimal in der Woche mit mir einkauft und kocht, und dann setzen wir uns zusammen an den Tisch.',
    tasks: [
      'Gerichte aussuchen und einkaufen',
      'Zusammen kochen',
      'Gemeinsam essen, für zwei schmeckt es besser',
    ],
    bring: ['Spaß an einfacher Küche', 'Zeit über Mittag'],
  },
  {
    positionId: 110101,
    title: 'Hilfe mit Tablet und Handy',
    lead: 'Meine Enkel haben mir ein Tablet geschenkt. Sie erklären leider alles zu schnell. Ich suche jemanden, der sich mit mir hinsetzt, bis ich es wirklich kann.',
    tasks: [
      'Fotos ansehen und verschicken',
      'Videotelefonieren mit den Enkeln üben',
      'Fahrkarten und Termine im Internet buchen',
    ],
    bring: ['Geduld', 'Erklärungen ohne Fachwörter'],
  },
  {
    positionId: 110101,
    title: 'Computer einrichten und erklären',
    lead: 'Mein alter Rechner hat aufgegeben. Ich brauche Hilfe beim Einrichten des neuen und danach einmal im Monat jemanden für meine Fragen.',
    tasks: [
      'Daten vom alten Gerät retten',
      'E-Mail und Drucker einrichten',
      'Erklären, worauf ich bei Betrugsversuchen achten muss',
    ],
    bring: ['Gute Kenntnisse in Windows', 'Verständliche Sprache'],
  },
  {
    positionId: 80202,
    title: 'Hilfe im Garten, gern im Ruhestand',
    lead: 'Mein Garten ist mein Glück, nur komme ich nicht mehr auf die Knie. Ich suche jemanden, der mir die schweren Arbeiten abnimmt. Tee und Kuchen stehen bereit.',
    tasks: ['Beete umgraben und Unkraut jäten', 'Hecke schneiden', 'Im Herbst Laub zusammenrechen'],
    bring: ['Freude an Pflanzen', 'Gern mit eigenen Ideen'],
  },
  {
    positionId: 80105,
    title: 'Lampen, Regale, Wasserhahn: handwerkliche Hilfe',
    lead: 'Früher habe ich alles selbst gemacht, heute steige ich auf keine Leiter mehr. Ein paar Stunden im Monat würden mir sehr helfen.',
    tasks: [
      'Glühbirnen und Rauchmelder wechseln',
      'Bilder aufhängen',
      'Kleinigkeiten an Tür und Fenster richten',
    ],
    bring: ['Geschick und Trittsicherheit', 'Eigenes Werkzeug wäre gut'],
  },
  {
    positionId: 140203,
    title: 'Meine Lebensgeschichte aufschreiben',
    lead: 'Ich bin {alt} und habe viel erlebt: Flucht, Wiederaufbau, drei Berufe. Meine Kinder bitten mich, alles aufzuschreiben. Mit der Hand geht es nicht mehr. Wer hört zu und schreibt?',
    tasks: [
      'Gespräche führen und aufnehmen',
      'Daraus lesbare Kapitel schreiben',
      'Fotos aussuchen und beschriften',
    ],
    bring: ['Ein gutes Gefühl für Sprache', 'Zeit für Umwege beim Erzählen'],
  },
  {
    positionId: 30304,
    title: 'Ordnung in Briefen und Rechnungen',
    lead: 'Um die Post hat sich immer mein Ehepartner gekümmert. Nun sitze ich vor Ordnern, die ich nicht verstehe. Ich suche jemanden mit Erfahrung im Büro.',
    tasks: [
      'Post gemeinsam öffnen und besprechen',
      'Überweisungen vorbereiten, ich unterschreibe',
      'Rente, Beihilfe und Versicherungen sortieren',
    ],
    bring: ['Verschwiegenheit und Sorgfalt', 'Referenzen wären mir lieb'],
  },
  {
    positionId: 150101,
    title: 'Jemand, der mit meinem Dackel geht',
    lead: 'Nach einer Operation am Knie kann ich einige Monate nicht weit laufen. Mein Dackel Oskar versteht das nicht. Wer geht morgens und abends mit ihm?',
    tasks: [
      'Zweimal am Tag eine halbe Stunde spazieren',
      'Oskar anschließend abtrocknen',
      'Mir erzählen, wen er getroffen hat',
    ],
    bring: ['Liebe zu Hunden', 'Wohnung in der Nähe'],
  },
  {
    positionId: 100101,
    title: 'Fahrten zu Ärzten und zum Friedhof',
    lead: 'Mein Auto habe ich schweren Herzens verkauft. Zwei- bis dreimal in der Woche brauche ich jemanden, der mich fährt und auch kurz wartet.',
    tasks: [
      'Zum Arzt, zum Friseur und einmal in der Woche zum Friedhof fahren',
      'Beim Einsteigen den Arm reichen',
      'Auf dem Rückweg kurz einkaufen',
    ],
    bring: ['Führerschein und eigenes Auto', 'Ruhige Fahrweise'],
  },
  {
    positionId: 120103,
    title: 'Englische Konversation einmal pro Woche',
    lead: 'Meine Enkelin lebt in Kanada, und ich möchte mit ihrer Familie sprechen können. Ich suche jemanden, der mit mir Englisch redet, ohne mich ständig zu verbessern.',
    tasks: ['Über Alltägliches sprechen', 'Kleine Texte lesen', 'Telefonate vorbereiten'],
    bring: ['Gutes Englisch', 'Humor'],
  },
  {
    positionId: 140401,
    title: 'Wieder Klavier spielen',
    lead: 'Nach fünfzig Jahren Pause möchte ich wieder spielen: Schumann, ein wenig Gershwin. Ich suche eine Lehrerin oder einen Lehrer ohne Ehrgeiz, aber mit Herz.',
    tasks: [
      'Alle zwei Wochen eine Stunde bei mir zu Hause',
      'Einfache Fassungen aussuchen',
      'Gelegentlich vierhändig spielen',
    ],
    bring: ['Erfahrung mit erwachsenen Schülern', 'Geduld mit steifen Fingern'],
  },
  {
    positionId: 80301,
    title: 'Reinigung einer kleinen Wohnung',
    lead: 'Ich suche für 55 Quadratmeter alle zwei Wochen eine freundliche Hilfe. Drei Stunden genügen, dann ist alles blank.',
    tasks: [
      'Bad und Küche gründlich reinigen',
      'Saugen und Staub wischen',
      'Zweimal im Jahr die Gardinen abnehmen',
    ],
    bring: ['Sorgfalt', 'Gern dauerhaft'],
  },
];
