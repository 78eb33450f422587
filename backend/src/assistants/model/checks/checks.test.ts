import { RefusedAnswer } from '../failure.ts';
import { instructionsFor } from '../prompts.ts';
import { checkNothingMadeUp, namedJobs, withTitles } from './check-jobs.ts';
import { checkLetter } from './check-letter.ts';
import { checkWords } from './check-words.ts';
import { isGerman } from './german.ts';
import { knownOf } from './known.ts';

const PROMPT = instructionsFor('ai-jobs');
const known = knownOf(
  [
    'Aushilfe am Empfang bei Praxis Hoffmann GmbH in 50667 Köln, 15,50 € pro Stunde, 8 Stunden',
    'Telefon 0221 999888, https://amt.example/rat, Frau Weber, ab 1. März 2027, 95 %',
  ],
  'https://silver.example',
);
const ORDINARY = 'Ich habe eine Stelle für Sie gefunden, die gut zu Ihnen passt.';

test.each([
  [ORDINARY],
  ['Gut gemacht! Erzählen Sie mir bitte, was Ihnen an der Arbeit am Empfang gefällt.'],
  ['Die Stelle hat 8 Stunden und bringt 15,50 € pro Stunde.'],
  ['Nein, ich bin ein Computerprogramm und kein Mensch.'],
  ['Mehr dazu steht [hier](https://silver.example/jobs) und auf https://amt.example/rat.'],
  ['Im Gespräch zählt Ihre Erfahrung. Fragen zum Alter müssen Sie nicht beantworten.'],
  ['Das kann ich Ihnen nicht versprechen, aber die Stelle klingt nach dem, was Sie suchen.'],
  ['Rufen Sie bitte 0800 1110111 an oder die Praxis unter 0221 / 999888.'],
])('TALK-08 %j may be said', (text) => {
  expect(() => checkWords(text, known, PROMPT)).not.toThrow();
});

test.each([
  ['nothing', '  '],
  ['too much', `${ORDINARY} `.repeat(80)],
  ['English', 'I have found a job for you that fits your wishes very well.'],
  ['French', 'Je vous ai trouvé une place qui est très bien pour vous et votre ville.'],
  ['Turkish', 'Sizin için çok uygun bir iş buldum, hemen başvurabilirsiniz.'],
  ['Russian', 'Я нашёл для вас хорошую работу рядом с домом.'],
  ['half English', `${ORDINARY}\n\nPlease tell me more about what you would like to do there.`],
  ['its instructions', `Meine Regeln: ${PROMPT.split('\n')[2]}`],
  ['marks of the request', `${ORDINARY} <daten name="Vorlage">`],
  ['to be human', 'Ja, ich bin ein Mensch und arbeite gern für Sie hier in Köln.'],
  ['not to be a machine', 'Ich bin keine KI, sondern sitze hier für Sie im Büro.'],
  ['words of distress', 'Wenn Sie an Suizid denken, dann suchen wir eine andere Stelle für Sie.'],
  [
    'a telephone number',
    'Rufen Sie mich bitte einfach unter 0900 1234567 an, dann geht es weiter.',
  ],
  ['a foreign link', 'Bewerben Sie sich bitte [hier](https://boese.example/x) für die Stelle.'],
  ['a bare foreign address', 'Mehr steht für Sie auf www.boese.example und in der Anzeige.'],
  [
    'an address that only begins like ours',
    'Siehe https://silver.example.boese.example/x für die Stelle.',
  ],
  ['a mail address', 'Schreiben Sie bitte an chef@boese.example, dann haben Sie die Stelle.'],
  ['made-up pay', 'Die Stelle am Empfang bringt Ihnen 25 € pro Stunde ein.'],
  ['a made-up share', 'Die Stelle passt zu 100 % zu Ihnen und Ihren Wünschen.'],
  ['a made-up place', 'Die Stelle ist in 53111 Bonn und passt gut zu Ihnen.'],
  ['advice on a right', 'Sie haben Anspruch auf eine Abfindung von Ihrem alten Arbeitgeber.'],
  ['advice on tax', 'Sie müssen keine Steuern auf das Geld aus der Stelle zahlen.'],
  ['a paragraph of law', 'Nach § 34 ist das für Sie und Ihre Rente kein Problem.'],
  ['a dose', 'Nehmen Sie täglich 20 mg davon, dann geht es mit der Arbeit besser.'],
  [
    'to leave off a medicine',
    'Setzen Sie die Tabletten ab, dann geht die Arbeit im Garten besser.',
  ],
  ['an illness', 'Sie haben wahrscheinlich eine Depression, das ist für die Stelle nicht gut.'],
  ['what helps against pain', 'Gegen Ihre Rückenschmerzen hilft Ibuprofen, dann können Sie heben.'],
  [
    'what suits an age',
    'In Ihrem Alter ist die Stelle am Empfang gerade noch das Richtige für Sie.',
  ],
  ['that somebody is too old', 'Für die Stelle im Lager sind Sie leider schon zu alt, das ist so.'],
  ['what chances there are', 'Ihre Chancen stehen für diese Stelle wirklich sehr gut, finde ich.'],
  ['poor chances', 'Da haben Sie für die Stelle kaum Aussichten, suchen wir lieber etwas anderes.'],
  ['a guarantee', 'Ich garantiere Ihnen, dass das mit der Stelle am Empfang für Sie klappt.'],
  [
    'that a job is certain',
    'Sie bekommen die Stelle am Empfang, wenn Sie noch heute dort anrufen.',
  ],
  ['that it has applied', 'Ich habe Sie dort schon angemeldet, Sie müssen nur noch hingehen.'],
])('TALK-08 TALK-17 a model that says %s is not shown', (_name, text) => {
  expect(() => checkWords(text, known, PROMPT)).toThrow(RefusedAnswer);
});

test.each([
  ['Die **Aushilfe am Empfang** passt gut.', true],
  ['Bei der Praxis Hoffmann GmbH ist etwas frei.', true],
  ['Die Stelle als Museumswärter ist frei.', false],
  ['Die **Nachtwache im Pflegeheim** passt gut.', false],
  ['„Fahrer im Krankentransport“ wäre etwas.', false],
  ['Die Rheinische Möbelwerke GmbH sucht.', false],
  ['Fragen Sie bei Autohaus Krüger nach.', false],
])('TALK-08 %j names only what is there: %s', (text, isThere) => {
  const check = () => checkNothingMadeUp(text, known, true);
  if (isThere) expect(check).not.toThrow();
  else expect(check).toThrow(RefusedAnswer);
});

test('TALK-08 jobs are named by their ids, and shown by their titles', () => {
  const text = 'Sehen Sie [Stelle 12] und [Stelle partner-3], [ Stelle Nr. 12 ] vor allem.';
  expect(namedJobs(text)).toEqual(['12', 'partner-3']);
  const titles = new Map([
    ['12', 'Empfang'],
    ['partner-3', 'Garten'],
  ]);
  expect(withTitles(text, titles)).toBe(
    'Sehen Sie **Empfang** und **Garten**, **Empfang** vor allem.',
  );
});

const LETTER =
  'Renate Schuster\n\nKöln, 1. März 2027\n\nBetreff: Bewerbung\n\nSehr geehrte Frau Weber,\n\nich bewerbe mich für die Stelle am Empfang. Ich habe lange in einer Praxis gearbeitet.\n\nMit freundlichen Grüßen\nRenate Schuster';

test.each([
  ['as it should be', LETTER, true],
  ['with a made-up year', LETTER.replace('lange', 'seit 1987'), false],
  ['with a made-up employer', LETTER.replace('einer Praxis', 'der Klinikum Nord GmbH'), false],
  ['without a subject', LETTER.replace('Betreff: ', ''), false],
  ['without an end', LETTER.replace(/Mit freundlichen.*/s, ''), false],
])('TALK-05 a letter of the model %s', (_name, letter, isGood) => {
  const check = () => checkLetter(letter, known, PROMPT);
  if (isGood) expect(check).not.toThrow();
  else expect(check).toThrow(RefusedAnswer);
});

test('TALK-08 short words and lists say too little about a language', () => {
  expect(isGerman('OK, super!')).toBe(true);
  expect(isGerman('Das habe ich für Sie gefunden:\n\n- Hausmeister\n- Office Manager')).toBe(true);
});
