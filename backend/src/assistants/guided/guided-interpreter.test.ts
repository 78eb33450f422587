import { join } from 'node:path';
import type { OpenDatabase } from '../../database/database.ts';
import { openPool, talkers } from '../../testing/converse/open-pool.ts';
import { readUtterances } from '../../testing/converse/read-utterances.ts';
import { intentSchema } from '../intent/intent.ts';
import { NOTHING_OPEN, type Open } from '../intent/interpreter.ts';
import { guidedInterpreter } from './guided-interpreter.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

const JOBS = [
  { id: 1, title: 'Verkäufer/in', employer: 'Bäckerei Kraus' },
  { id: 2, title: 'Hausmeister/in', employer: 'Wohnbau Süd' },
];

const read = (words: string, open: Partial<Open> = {}, assistant = 'ai-jobs' as const) =>
  guidedInterpreter.interpret({
    db: database.db,
    candidateId: talkers.known,
    assistant,
    words,
    open: { ...NOTHING_OPEN, ...open },
    turns: [],
    isPrivate: false,
  });

test('TALK-11 every message of the table becomes one intent of the schema', async () => {
  const utterances = readUtterances(join(import.meta.dirname, '../../testing/converse/held.tsv'));
  for (const { assistant, words } of utterances) {
    const intent = await guidedInterpreter.interpret({
      db: database.db,
      candidateId: talkers.known,
      assistant,
      words,
      open: NOTHING_OPEN,
      turns: [],
      isPrivate: false,
    });
    expect(intentSchema.safeParse(intent)).toMatchObject({ success: true });
  }
});

test.each([
  ['Gärtner in Bonn, zwei Vormittage', { where: '53111 Bonn', hours: 8, times: ['mornings'] }],
  ['Büro, aber bitte kein Telefon', { without: [expect.stringContaining('Telefon')] }],
  ['Lagerhilfe, mindestens 14 Euro die Stunde', { pay: { unit: 'hour', least: 14 } }],
  ['Kassierer im Umkreis von 10 Kilometern', { radiusKm: 10 }],
  ['aber nur vormittags', { times: ['mornings'], instead: true }],
  ['Größerer Umkreis', { distance: 'farther' }],
  ['Küchenhilfe in Marburg, 10 bis 14 Uhr', { times: ['mornings'], hours: null, unsure: [] }],
  ['Regale auffüllen in Bonn, ab 6 Uhr früh', { times: ['mornings'], unsure: [] }],
  ['Küchenhilfe in Bonn, 10 bis 14 Stunden', { times: [], hours: 14 }],
  ['Auf Kinder aufpassen in Bonn', { what: expect.any(String), unsure: [] }],
  ['In Bonn abends Kindern vorlesen, Ehrenamt', { what: expect.any(String), kinds: ['volunteer'] }],
  ['Verkäuferin in Bonn, am Obed', { times: ['evenings'], unsure: [] }],
  ['Gärtner in Weingarten', { where: '88250 Weingarten' }],
  ['Koch, Bad Homburg', { where: '61348 Bad Homburg vor der Höhe' }],
  ['Schneiderin im 15. Bezirk in Wien', { where: 'A-1150 Wien', hours: null }],
  ['Führungen im Naumburger Dom', { where: '06618 Naumburg' }],
  ['Kassierer ganz früh, Landkreis Diepholz', { where: 'Landkreis Diepholz' }],
  ['Pförtner, Nähe Hanau', { where: '63450 Hanau' }],
  ['Kinder hüten, Kanton Zug, zwei Nachmittage', { where: 'Kanton Zug' }],
  ['Servicekraft, Baden im Aargau', { where: 'CH-5400 Baden' }],
  ['Klavier stimmen, ganze Schweiz', { where: 'Schweiz' }],
  ['Gärtner in Wil', { where: 'CH-9500 Wil SG' }],
  ['Koch in Freiburg i. Br.', { where: '79098 Freiburg im Breisgau' }],
  ['Fahrräder reparieren in Münster... nein, in Greifswald', { where: '17489 Greifswald' }],
  ['Führungen im Wald machen', { where: null }],
  ['Ich habe in Bonn am Empfang gearbeitet', { as: 'earlier' }],
  ['Brötchen verkaufen früh in Stendal', { times: ['mornings'] }],
  ['Wer in Ulm braucht Hilfe im Lager?', { where: '89073 Ulm' }],
  ['Physioterapeut Wolfsburg 10 Std. die Woche', { where: '38440 Wolfsburg', hours: 10 }],
  ['Controller in Bonn, höchstens 40 %', { hours: 16 }],
  ['Diktate abtippen, daheim', { where: 'Homeoffice' }],
  ['Ist Tischler in Ulm gefragt?', { where: '89073 Ulm', what: expect.any(String) }],
  ['Hilfe im Stall in Oberstaufen', { where: '87534 Oberstaufen' }],
  ['Schäfer, Hayinga', { where: '72534 Hayingen' }],
  ['Imker in der Lüneburger Heide', { where: 'Lüneburger Heide' }],
  ['Bauleiter, NRW', { where: 'Nordrhein-Westfalen' }],
  [
    'Küchenhilfe in Bonn, Mo-Do',
    { times: ['mondays', 'tuesdays', 'wednesdays', 'thursdays'], unsure: [] },
  ],
  ['Taxifahrer in Bonn, nur tags', { times: ['daytime'], without: ['keine Nachtdienste'] }],
  ['Sekretärin in Bonn, Dienstag frei', { without: [expect.stringContaining('Dienstag')] }],
  ['Sekretärin in Bonn, ohne Auto', { without: [] }],
  ['Gärtner in Bonn, Freitag und Samstag', { times: ['fridays', 'saturdays'] }],
  ['Kellner in Bonn, Mai bis August', { times: ['spring', 'summer'], what: expect.any(String) }],
  ['Kellner in Bonn, ab Mai', { times: [] }],
  ['Kellner in Bonn, geboren am 4. Mai 1957', { times: [] }],
  ['Koch in Bonn, 3 x 4 Stunden', { hours: 12 }],
  ['Koch in Bonn, Aushilfe', { kinds: ['minijob', 'temporary'] }],
  ['Verkäuferin Bonn 20 Stunden samstags nicht', { hours: 20, without: ['samstags nicht'] }],
  ['Landwirt in Bonn, nicht mit Kaltblütern', { unsure: ['Kaltblütern'] }],
  ['Optikerin, möchte in Bonn noch dienstags arbeiten', { times: ['tuesdays'], without: [] }],
  ['Optikerin in St. Pölten', { where: 'A-3100 Sankt Pölten' }],
  ['Optikerin, Landau in der Pfalz', { where: '76829 Landau in der Pfalz' }],
  ['Verkauf, Weiden in der Oberpfalz', { where: '92637 Weiden in der Oberpfalz' }],
  ['Kräuterwanderungen Pinzgau', { where: 'A-5700 Pinzgau' }],
  ['Dachdecker in Bonn, aber nimmer aufs Dach', { without: [expect.stringContaining('Dach')] }],
  ['Verkäuferin in Bonn, Arbeitszeit 7 bis 11', { what: expect.any(String) }],
  ['Musiklehrer in Plauen', { where: expect.stringMatching(/^\d{5} Plauen$/) }],
  ['Verkäuferin in Bonn, Sonndich und Dunnerschtach', { times: ['thursdays', 'sundays'] }],
  ['Floristin, 10 Std. Kirchheim Teck', { where: '73230 Kirchheim unter Teck' }],
  ['Zeitungszusteller Sauerland, Brilon', { where: expect.stringContaining('Brilon') }],
  ['Verkäuferin, Frauefeld', { where: expect.stringContaining('Frauenfeld') }],
  ['Gärtner in Bonn, nicht mehr wie 10 Stunden', { hours: 10, without: [] }],
  ['Rezeptionistin in Bonn, Nachtdienst macht mir nichts', { times: ['nights'], without: [] }],
  [
    'Kassiererin war ich, das will ich nicht mehr, lieber Floristin in Bonn',
    { without: [expect.stringContaining('Kassiererin')] },
  ],
  ['Arbeit in Bonn', { anyWork: true, what: null }],
  ['Minijob in Bonn, putzen möchte ich aber nicht', { anyWork: true, what: null, unsure: [] }],
  ['Was für Rentner in Bonn', { anyWork: true, what: null }],
  ['Nehme jede Art Arbeit in Bonn', { anyWork: true, what: null }],
  ['Chaufeur', { what: 'Chaufeur', where: null }],
  ['Hilfe in einer Gärtnrei, Bonn', { where: '53111 Bonn', what: expect.stringMatching('nrei') }],
  ['Einen Hausmeisterposten in einer Schule, Suhl', { what: expect.stringMatching('Hausm') }],
  ['Gelernte Erzieherin, in Bonn eine Vertretung', { what: expect.stringMatching('Erzieherin') }],
  ['Senioren betreuen, zuhause', { where: 'in meiner Nähe' }],
  ['Büroarbeit für zuhause', { where: 'Homeoffice' }],
  ['Die Boote in Ordnung halten, Ratzeburg', { unsure: ['Boote'] }],
  ['Reinigungskraft in Bonn, ab 17 Uhr, 15 Euro', { times: ['evenings'], unsure: [] }],
  ['Köchin in Bonn, nur bis 14 Uhr', { times: ['daytime'], unsure: [] }],
  ['Köchin in Bonn, jeweils bis 13 Uhr', { times: ['mornings'], unsure: [] }],
  ['Pförtner in Bonn, bis 20 Uhr', { times: [], unsure: ['bis 20 Uhr'] }],
  ['Pförtner in Bonn, 6-14 Uhr', { times: ['mornings'], unsure: [] }],
  ['Kellnerin in Bonn, nicht nach 20 Uhr', { times: [], without: ['nicht abends'] }],
  ['Verkäuferin in Bonn, nicht vor 9 Uhr', { times: [], without: ['nicht frühmorgens'] }],
  ['Gärtner in Bonn, einmal pro Woche', { hours: 7, unsure: [] }],
  ['Gärtner in Bonn, zweimal wöchentlich', { hours: 14, unsure: [] }],
  ['Programmierer in Bonn, gern ein Projekt', { kinds: ['freelance', 'temporary'] }],
  ['Übersetzerin in Bonn, als Freiberuflerin', { kinds: ['freelance'] }],
  ['Als Landwirt helfe ich in Bonn gern aus', { kinds: ['temporary'] }],
  ['Koch in Bonn, ohne Zeugnisse', { without: [] }],
  ['Eine leichte Tätigkeit in Bonn, egal welche', { anyWork: true, unsure: [] }],
  ['Hausmeister in Bonn, an drei Tagen je fünf Stunden', { hours: 15, unsure: [] }],
  ['Fahrdienst in Bonn, 6:30 bis 8:30', { times: ['mornings'], hours: null, unsure: [] }],
  ['Fahrdienst in Bonn, 14.30-18.30 Uhr', { times: ['afternoons'], unsure: [] }],
  ['Gärtner in Bonn, zwei Halbtage', { hours: 8, unsure: [] }],
  ['Gärtner in Bonn, ehrenamtlich ein Nachmittag', { hours: 4, kinds: ['volunteer'] }],
  ['Krankenschwester in Bonn, zwei Frühdienste', { hours: 14, times: ['mornings'] }],
  ['Suche Minnijob in Bonn als Putzfrau', { kinds: ['minijob'], what: 'Putzfrau' }],
  [
    'Alte Leute in Bonn besuchen, Bezahlung brauche ich keine',
    { kinds: ['volunteer'], without: [] },
  ],
  ['Einkaufen für Leute in Bonn, die nicht mehr können', { without: [] }],
  ['Pflegehelferin in Bonn, jedes zweite Wochenende frei', { without: [] }],
  ['Bauhof Bonn, Hecken schneiden, Grünanlagen', { without: [] }],
  ['Logopädin, wieder mit Kindern, in Bonn', { what: expect.stringContaining('Logopädin') }],
  ['Irgendeine Arbeit in Bonn, ich kann noch gut anpacken', { anyWork: true, what: null }],
  ['Gärtner in Bonn, nur bei trockenem Wetter', { where: '53111 Bonn' }],
  ['Lehrerin, springe gern ein, Bonn', { where: '53111 Bonn', kinds: ['temporary'] }],
  ['Ich suche eine leichte Arbeit in Bonn', { anyWork: true, what: null, unsure: [] }],
  ['Korrekturlesen in Bonn, 10 Stunden im Monat', { hours: 3 }],
  ['Bürohilfe in Bonn, 2x die Woche', { hours: 14, unsure: [] }],
  ['Spüler auf Rügen, Saison', { kinds: ['temporary'], unsure: [] }],
  ['Bürohilfe in Bonn, ein paar Stunden', { kinds: ['part-time'], unsure: [] }],
  ['Koch in Bonn, nicht abends, zweimal wöchentlich', { hours: 14, without: ['nicht abends'] }],
  ['Koch in Bonn, 13.50 - 15.00 Euro die Stunde', { times: [] }],
  ['Gibt es in Bonn jetzt eine Stelle als Koch?', { where: '53111 Bonn', as: 'wish' }],
  ['Kennen Sie in Bonn eine Stelle als Gärtner?', { where: '53111 Bonn', as: 'wish' }],
  ['Koch in Bonn, 8.30-12.30', { times: ['mornings'], hours: null, unsure: [] }],
  ['Gestern habe ich aufgehört, Koch in Bonn, 20 Stunden', { where: '53111 Bonn', hours: 20 }],
  ['Mir ist langweilig, in Bonn nehme ich jede Arbeit', { anyWork: true, where: '53111 Bonn' }],
])('TALK-11 %j is a wish, in its words', async (words, wish) => {
  expect(await read(words)).toMatchObject({ kind: 'wish', ...wish });
});

test.each([
  ['die zweite', { kind: 'shown', action: 'choose', at: 1 }],
  ['Was zahlt die erste?', { kind: 'shown', action: 'ask', about: 'pay', at: 0 }],
  ['mehr', { kind: 'reply', reply: 'more' }],
  ['noch mal von vorn', { kind: 'control', control: 'restart' }],
  ['Bist du ein Mensch?', { kind: 'is-human' }],
  ['Ich will nicht mehr leben', { kind: 'distress', distress: ['suicide'] }],
  ['Muss ich Steuern zahlen?', { kind: 'law' }],
  ['xkcd qqq wrtzp', { kind: 'not-understood' }],
  ['Das Haus ist blau gestrichen worden', { kind: 'not-understood' }],
])('TALK-11 %j beside a list of jobs', async (words, intent) => {
  expect(await read(words, { jobs: JOBS, shownCount: 2 })).toMatchObject(intent);
});

test.each([
  ['Gärtner/in', { kind: 'choice', at: 1 }],
  ['Ohne „vormittags“: 3 Stellen', { kind: 'choice', at: 0 }],
  ['Etwas anderes', { kind: 'choice', at: null }],
  ['Ja', { kind: 'choice', at: 1 }],
])('TALK-11 what is offered is pressed: %j', async (words, intent) => {
  const choices = [
    { kind: 'change', label: 'Ohne „vormittags“: 3 Stellen' },
    { kind: 'work', label: 'Gärtner/in' },
  ] as const;
  expect(await read(words, { choices, asked: 'what' })).toEqual(intent);
});

test.each([
  'ja guten morgen',
  'Bekomm ich die Grundsicherung gekürzt, wenn ich ein Ehrenamt mit Pauschale mach',
  'Und wenn ich nicht mehr bin, was passiert mit meinem Profil?',
  'Haben Sie die Kirche in Limburg schon einmal gesehen?',
  'In der Hauptstraße in Bonn gibt es wieder einen Bäcker.',
  'Gestern war meine Tochter aus Graz zu Besuch, das war schön.',
  'Mein Bruder hatte lange eine Bäckerei in Bonn, die ist jetzt zu.',
])('TALK-20 %j is no wish', async (words) => {
  const { kind, ...intent } = await read(words);
  expect({ kind, ...intent }).not.toMatchObject({ kind: 'wish', as: 'wish' });
  expect({ kind, ...intent }).not.toMatchObject({ kind: 'reply', reply: 'yes' });
});

test('TALK-20 beside what was read as work yes is said to that, and other work is pressed', async () => {
  const choices = [{ kind: 'work', label: 'Gärtner/in' }] as const;
  expect(await read('Ja, so suchen', { choices })).toMatchObject({ kind: 'reply', reply: 'yes' });
  expect(await read('Gärtner/in', { choices })).toEqual({ kind: 'choice', at: 0 });
  expect(await read('Ja, Gärtner/in', { choices })).toEqual({ kind: 'choice', at: 0 });
});

test.each([
  [
    'Pakete ausfahren? Nein, lieber Pförtner in Köln',
    { what: 'Pförtner', where: '50667 Köln', without: [expect.stringContaining('Pakete')] },
  ],
  ['Einfach ein Ehrenamt, Nähe Bruchsal', { what: null, anyWork: true, where: '76646 Bruchsal' }],
])('TALK-11 %j is read as it is meant', async (words, wish) => {
  expect(await read(words)).toMatchObject(wish);
});
