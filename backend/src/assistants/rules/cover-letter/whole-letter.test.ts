import type { Person } from './testing/letter-people.ts';
import { writeLetter } from './testing/write-letter.ts';

const person: Person = { form: 2, first: 'Eva', last: 'Roth', street: 'Am Bach 1' };
const advertisement = (place: string, ...wishes: readonly string[]) =>
  ['Stelle: Mitarbeit', `Ort: ${place}`, '', 'Das bringen Sie mit', ...wishes].join('\n');
const WISHES = [
  'Pünktlichkeit, denn jemand wartet auf Sie',
  'Geduld und Humor',
  'Liebe zu Büchern',
];

function letterOf(
  { place = '50667 Köln', wishes = WISHES, ...own }: Partial<Person> & { wishes?: string[] },
  ...messages: readonly string[]
): string {
  const job = advertisement(place, ...wishes);
  const replies = writeLetter({ person: { ...person, place, ...own }, job }, messages);
  return replies.at(-1)?.letter ?? '';
}

const WHEN = 'ab März, 8 Stunden';

test.each([
  ['die ersten beiden', /Pünktlichkeit sowie Geduld und Humor bringe ich mit\./, /Büchern/],
  ['alles ausser Büchern', /Pünktlichkeit sowie Geduld und Humor bringe ich mit\./, /Büchern/],
  ['Bücher ja', /Liebe zu Büchern bringe ich mit\./, /Pünktlichkeit|Humor/],
])('TALK-15 %j confirms what it names', (answer, said, unsaid) => {
  const letter = letterOf({}, 'ich mag Bücher', 'überspringen', answer, WHEN);
  expect(letter).toMatch(said);
  expect(letter.replace('Ich mag Bücher', '')).not.toMatch(unsaid);
});

test('TALK-05 a short letter tells what somebody did, and not the scene alone', () => {
  const told =
    'eine Bewohnerin wollte nie aus dem Zimmer. ich bin jeden Tag mit ihr gegangen. das half';
  const letter = letterOf({}, 'überspringen', told, 'nein', WHEN, 'kürzer');
  expect(letter).toContain('wollte nie aus dem Zimmer. Ich bin jeden Tag mit ihr gegangen.');
  expect(letter).not.toContain('Das half');
});

test('TALK-05 a reason of several sentences begins the letter once', () => {
  const letter = letterOf(
    {},
    'weil ich gern lese. ich wohne nebenan',
    'überspringen',
    'nein',
    WHEN,
  );
  expect(letter).toContain('bewerbe ich mich bei Ihnen, weil ich gern lese. Ich wohne nebenan.');
});

test('TALK-05 a sentence goes without the next one, after a number at its end', () => {
  const told = 'mit meiner enkelin hab ich gelernt, von einer 5 auf eine 2';
  const answers = ['überspringen', told, 'Geduld und Humor', WHEN] as const;
  expect(letterOf({}, ...answers)).toContain('auf eine 2. Geduld und Humor');
  const letter = letterOf({}, ...answers, 'Der Satz mit der Enkelin ist mir zu privat, bitte raus');
  expect(letter).not.toMatch(/Enkelin|eine 2/);
  expect(letter).toContain('Geduld und Humor bringe ich mit.');
});

test('TALK-15 what was told beside the profession is not claimed of it', () => {
  const job = 'Stelle: Lehrkraft\nOrt: Köln\n\nIhre Aufgaben\nMathematik erklären';
  const own = { ...person, place: '50667 Köln', work: 'Elektroingenieurin' };
  const told = { ...own, told: '38 Jahre Elektrotechnik, davon zehn als Ausbilderin' };
  const letter = writeLetter({ person: told, job }, ['Brief gleich zeigen']).at(-1)?.letter;
  expect(letter).toContain('davon zehn als Ausbilderin');
  expect(letter).not.toContain('Mathematik');
});

test('TALK-15 what is enough is named without saying so', () => {
  const own = { work: 'Gärtnerin', wishes: ['Erfahrung aus dem eigenen Garten genügt'] };
  expect(letterOf(own, 'überspringen', 'überspringen', 'ja', WHEN)).toContain(
    'Sie wünschen sich Erfahrung aus dem eigenen Garten.',
  );
});
