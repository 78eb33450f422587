import { atEmployer, namesPerson, ownForm } from './occupations.ts';
import { asBecause, type Said, writtenSentences } from './sentences.ts';
import { asObject, coreOf } from './wishes.ts';

test.each<[Said, string, string]>([
  ['reason', 'ich mag menschen', 'Ich mag Menschen.'],
  ['reason', 'mit menschen arbeiten', 'Ich möchte gern mit Menschen arbeiten.'],
  ['reason', 'kinder', 'An der Stelle gefällt mir besonders die Arbeit mit Kindern.'],
  ['reason', 'die nähe, das team', 'An der Stelle gefallen mir besonders die Nähe und das Team.'],
  ['reason', 'also naja, zuverlässig und pünktlich', 'Ich bin zuverlässig und pünktlich.'],
  ['reason', 'der laden ist gleich um die ecke', 'Der Laden ist gleich um die Ecke.'],
  ['reason', 'ICH ARBEITE GERN MIT KINDERN', 'Ich arbeite gern mit Kindern.'],
  ['reason', 'mog gern mit leit reden', 'Ich mag gern mit Leuten reden.'],
  ['example', 'habe 20 jahre am empfang gearbeitet', 'Ich habe 20 Jahre am Empfang gearbeitet.'],
  ['example', '20 jahre am empfang gearbeitet', 'Ich habe 20 Jahre am Empfang gearbeitet.'],
  ['example', '15 jahre büro', 'Ich habe 15 Jahre im Büro gearbeitet.'],
  ['example', '12 jahre verkäuferin', 'Ich war 12 Jahre Verkäuferin.'],
  [
    'example',
    '1990-2005 Verkäuferin bei Karstadt',
    'Von 1990 bis 2005 war ich Verkäuferin bei Karstadt.',
  ],
  [
    'example',
    'meine enkelin hat mit mir für die 10. klasse gelernt, ich hab den fehler gefunden',
    'Meine Enkelin hat mit mir für die 10. Klasse gelernt, ich habe den Fehler gefunden.',
  ],
  [
    'reason',
    'mir macht das erklären spaß. i mog obstbäum und nachbarskinder',
    'Mir macht das Erklären Spaß. Ich mag Obstbäume und Nachbarskinder.',
  ],
  [
    'reason',
    'weil mir das erklären spaß macht',
    'Ich bewerbe mich, weil mir das Erklären Spaß macht.',
  ],
  ['example', 'gelernte köchin', 'Ich bin gelernte Köchin.'],
  ['example', 'lange beim daimler gschafft', 'Ich habe lange beim Daimler gearbeitet.'],
  [
    'example',
    'Excel, Word und Führerschein',
    'Aus meinem Berufsleben bringe ich dafür mit: Excel, Word und Führerschein.',
  ],
  [
    'reason',
    'damit ich wieder unter leute komme',
    'Ich bewerbe mich, damit ich wieder unter Leute komme.',
  ],
  [
    'reason',
    'weil mir der Umgang mit Leuten liegt. Es ist nah',
    'Ich bewerbe mich, weil mir der Umgang mit Leuten liegt. Es ist nah.',
  ],
  ['reason', 'dat is jenau wat ick kann', 'Das ist genau, was ich kann.'],
  ['reason', 'ich finde es toll wenn man hilft', 'Ich finde es toll, wenn man hilft.'],
  [
    'example',
    'kasse, regale einräumen, kunden bedienen',
    'Zu meinen Aufgaben gehörten: Kasse, Regale einräumen, Kunden bedienen.',
  ],
  [
    'example',
    'ich war bei der post. bei wind und wetter',
    'Ich war bei der Post, bei Wind und Wetter.',
  ],
  ['example', '20 Jahre lang im Vertrieb tätig', 'Ich war 20 Jahre lang im Vertrieb tätig.'],
  [
    'example',
    'war 12 jahre filialleiterin bei schlecker',
    'Ich war 12 Jahre Filialleiterin bei Schlecker.',
  ],
  [
    'example',
    'als meine kollegin krank war habe ich alles allein gemacht',
    'Als meine Kollegin krank war, habe ich alles allein gemacht.',
  ],
  ['addition', 'gern auch am wochenende', 'Ich arbeite gern auch am Wochenende.'],
  ['addition', 'dass ich gut zuhören kann', 'Ich kann gut zuhören.'],
  ['addition', 'dass ich gern mit anpacke', 'Erwähnen möchte ich auch, dass ich gern mit anpacke.'],
  ['addition', 'schreib bitte ich kann gut kochen 😀!!!', 'Ich kann gut kochen.'],
])('assistants-61 %s: %j becomes a sentence', (said, typed, sentence) => {
  expect(writtenSentences(typed, said).join(' ')).toBe(sentence);
});

test.each([
  ['weil ich gern mit Holz arbeite', 'weil ich gern mit Holz arbeite'],
  ['weil ich mag zahlen und ordnung', 'denn ich mag Zahlen und Ordnung'],
  ['Ich mag Holz', null],
])('assistants-61 %j as the end of a sentence', (typed, clause) => {
  expect(asBecause(typed)).toBe(clause);
});

test.each([
  ['Praxis Dr. Hoffmann', 'in der Praxis Dr. Hoffmann'],
  ['Rheinische Steuerungstechnik GmbH', 'bei der Rheinischen Steuerungstechnik GmbH'],
  ['Krankenhaus St. Vitus', 'im Krankenhaus St. Vitus'],
  ['Stadt Köln', 'bei der Stadt Köln'],
  ['Siemens', 'bei Siemens'],
  ['Deutsche Bahn', 'bei der Deutschen Bahn'],
  ['Selbstständig', 'selbstständig'],
  ['Bäckerei Blum', 'in der Bäckerei Blum'],
])('assistants-61 where somebody worked: %j', (name, phrase) => {
  expect(atEmployer(name)).toBe(phrase);
});

test('assistants-61 occupations have the form of the one who writes', () => {
  const contact = (form: 1 | 2 | null) =>
    ({ salutation_id: form }) as Parameters<typeof ownForm>[1];
  expect(ownForm('Hausmeister/in', contact(2))).toBe('Hausmeisterin');
  expect(ownForm('Bürokaufmann/frau', contact(2))).toBe('Bürokauffrau');
  expect(ownForm('Gärtner/in', contact(1))).toBe('Gärtner');
  expect(ownForm('Gärtner/in', contact(null))).toBe('Gärtner/in');
  expect(['Köchin', 'Buchhaltung', 'Kraftfahrer', 'Büro'].map(namesPerson)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  ['Ruhige Stimme', 'eine ruhige Stimme'],
  ['Sicherer Umgang mit E-Mail', 'sicheren Umgang mit E-Mail'],
  ['Führerschein der Klasse B', 'den Führerschein der Klasse B'],
  ['Ein Auto ist praktisch, aber nicht nötig', 'ein Auto'],
  ['Bereitschaft, unser Programm kennenzulernen', 'die Bereitschaft, Ihr Programm kennenzulernen'],
  ['Erfahrung mit Demenz ist schön, aber keine Bedingung', 'Erfahrung mit Demenz'],
  ['Gern jemand, der Kuchen mag', null],
  ['Sie arbeiten gern im Team', null],
])('assistants-61 a wish inside a sentence: %j', (wish, phrase) => {
  const core = coreOf(wish);
  expect(core && asObject(core)).toBe(phrase);
});
