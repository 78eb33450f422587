import type { Person } from '../../cover-letter/testing/letter-people.ts';

export type InterviewSample = {
  readonly name: string;
  readonly role: string;
  readonly person: Person;
  readonly messages: readonly string[];
};

/** Five trainings: who answers well, who says little, who is angry, who apologises, who asks back. */
export const INTERVIEWS: readonly InterviewSample[] = [
  {
    name: 'Frau Schuster antwortet ausführlich',
    role: 'Empfang in einer Hausarztpraxis',
    person: {
      form: 2,
      first: 'Renate',
      last: 'Schuster',
      work: 'Arzthelferin am Empfang',
      told: '34 Jahre am Empfang einer Arztpraxis',
      last_employer: ['Praxis Dr. Hoffmann'],
    },
    messages: [
      'Ich bin gelernte Arzthelferin und habe 34 Jahre am Empfang einer Praxis gearbeitet. Jetzt suche ich eine Aufgabe für die Vormittage.',
      'Weil mir der Umgang mit Patienten liegt und die Praxis bei mir um die Ecke ist. Ich mag es, wenn es lebhaft zugeht und trotzdem jeder seinen Termin bekommt.',
      'Ich habe die Abrechnung gemacht und mit dem Praxisprogramm gearbeitet. Als ich den Terminkalender umgestellt habe, warteten die Leute am Ende nur noch halb so lange.',
      'Zuerst begrüße ich den Besucher freundlich und bitte ihn um einen Moment. Dann nehme ich das Gespräch an, notiere es und bringe der Chefin die Unterlage.',
      'Ich behalte die Ruhe. Zum Beispiel einmal, als der Strom ausfiel, habe ich alle Termine aus dem Kopf weitergeführt.',
      'Ich lerne gern von Jüngeren und gebe meine Erfahrung weiter, wenn jemand fragt.',
      'Wer arbeitet mich ein, und wie sieht ein typischer Vormittag aus?',
    ],
  },
  {
    name: 'Herr Huber sagt wenig und weiß oft nichts',
    role: 'Hausmeister',
    person: {
      form: 1,
      first: 'Alois',
      last: 'Huber',
      work: 'Hausmeister/in',
      years: '11 bis 20 Jahre',
      last_employer: ['Stadt Rosenheim', 'Grundschule'],
    },
    messages: [
      'Huber Alois',
      'Tipp bitte',
      'Ich war 15 Jahre Hausmeister in der Grundschule',
      'weil ich gern was tue',
      'keine ahnung',
      'i hob heizung, garten und reparaturen gmacht',
      'Nächste Frage',
      'zuverlässig',
      'Wie meinen Sie das?',
      'mit den jungen komm ich aus',
      'nein',
    ],
  },
  {
    name: 'Frau Berger ist verärgert',
    role: 'Verkauf in einer Bäckerei',
    person: {
      form: 2,
      first: 'Karin',
      last: 'Berger',
      work: 'Verkäuferin',
      years: '21 bis 30 Jahre',
    },
    messages: [
      'So ein Schwachsinn',
      'Ich habe dreißig Jahre verkauft, zuletzt Brot und Kuchen, und suche etwas für drei Tage.',
      'Das geht Sie nichts an',
      'Das Wetter ist heute schön draußen',
      'Letzte Frage neu beantworten',
      'Weil mir der Verkauf Freude macht und ich die Kunden im Viertel kenne.',
      'Mein Chef war unfähig und die Firma furchtbar, aber ich habe verkauft.',
      'Ich höre dem Kunden zu, entschuldige mich und biete einen Umtausch an. Den anderen sage ich kurz Bescheid.',
      'asdf asdf asdf',
      'Auswertung',
    ],
  },
  {
    name: 'Herr Wagner entschuldigt sich',
    role: 'Fahrer im Fahrdienst',
    person: {
      form: 1,
      first: 'Dieter',
      last: 'Wagner',
      work: 'Kraftfahrer',
      years: 'über 30 Jahre',
    },
    messages: [
      'Ich bin leider schon zu alt, aber ich habe 40 Jahre Lkw gefahren.',
      'Mir ist langweilig zu Hause und die Rente reicht nicht.',
      'Ich war nach meiner Bandscheibenoperation lange krank, vorher bin ich 40 Jahre unfallfrei gefahren.',
      'Ich rufe an und gebe Bescheid, dann fahre ich ruhig und sicher weiter.',
      'Ich glaube, ich kann eigentlich ganz gut mit Leuten, vielleicht auch mit schwierigen.',
      'Leider muss ich zugeben, ich war zwei Jahre arbeitslos, aber mit jungen Kollegen verstehe ich mich.',
      'Welchen Wagen fahre ich?',
    ],
  },
  {
    name: 'Frau Yıldız fragt zurück',
    role: 'Küchenhilfe in der Kita',
    person: {
      form: 2,
      first: 'Emine',
      last: 'Yıldız',
      work: 'Köchin',
      years: '21 bis 30 Jahre',
      last_employer: ['Kantine der Stadtwerke'],
    },
    messages: [
      'Was soll ich da sagen?',
      'Ich bin Köchin und habe 25 Jahre in der Kantine gekocht.',
      'Dürfen die mich fragen, ob ich in die Moschee gehe?',
      'Weil ich gern für Kinder koche',
      'Ich habe jeden Tag für 200 Leute gekocht. Einmal fiel der Herd aus, da haben wir kalt serviert, und am Ende waren alle zufrieden.',
      'Ich entschuldige mich, frage in der Küche nach und sage ehrlich, wie lange es dauert.',
      'Meine Stärke ist, dass ich muslimisch koche und Geduld habe, zum Beispiel mit Kindern, die nicht essen wollen.',
      'Was darf man mich nicht fragen?',
      'Ich bin offen und lerne gern dazu, die Jungen fragen mich oft um Rat.',
      'Gibt es feste Zeiten?',
    ],
  },
];
