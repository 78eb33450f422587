import { htmlToText } from '@silverjobs/contract';
import type { OpenDatabase } from '../../../database/database.ts';
import { inArray } from '../../../database/drizzle.ts';
import { jobDemands, postalCodes } from '../../../database/schema.ts';
import { distanceKm } from '../../../reference/places/geometry.ts';
import { openPool, talkers } from '../../../testing/converse/open-pool.ts';
import { BEGIN } from '../../../testing/fill-database.ts';
import type { Step, Turn } from '../../engine.ts';
import { rulesEngine } from '../rules-engine.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

/** Talks with the job finder; '-id' takes the mark with that id back. */
async function talk(...messages: string[]): Promise<Step['reply'][]> {
  const conversation = {
    db: database.db,
    now: BEGIN,
    publicUrl: 'https://test.example',
    assistant: 'ai-jobs' as const,
    candidateId: talkers.known,
    given: { userProfile: '' },
  };
  let step = await rulesEngine.start(conversation);
  const turns: Turn[] = [{ message: null, reply: step.reply }];
  for (const message of messages) {
    // The database gives the fields of a state back in an order of its own.
    const state = Object.fromEntries(Object.entries(step.state).reverse());
    const removed = message.startsWith('-') ? { removedMark: message.slice(1) } : {};
    step = await rulesEngine.answer({ ...conversation, ...removed }, state, turns, message);
    turns.push({ message, reply: step.reply });
  }
  return turns.map(({ reply }) => reply);
}

const marks = (reply: Step['reply'] | undefined) => reply?.marks?.map(({ label }) => label);
const texts = (reply: Step['reply'] | undefined) =>
  reply?.matchedJobs?.map(({ metadata }) => `${metadata.jobCategory} ${metadata.text}`) ?? [];

test('TALK-03 what is not wanted leaves out jobs for real, until the mark is taken back', async () => {
  const [, found, more] = await talk('etwas mit Menschen, aber nichts mit Pflege', '-not:care');
  expect(marks(found)).toEqual(['Arbeit mit Menschen', '50667 Köln, Umkreis 10 km', 'ohne Pflege']);
  expect(found?.matchedJobs?.length).toBeGreaterThan(0);
  for (const text of texts(found)) {
    expect(text).not.toMatch(/Nachtwache|Altenpfleg|Pflegehelfer|Pflegekraft/);
  }
  expect(marks(more)).not.toContain('ohne Pflege');
  expect(more?.text).toContain('Danach habe ich gesucht');
});

test('TALK-03 place, radius, hours, time, kind and pay are understood from one sentence', async () => {
  const [, reply] = await talk(
    'Ich suche in Köln-Ehrenfeld einen Minijob im Büro, vormittags, höchstens 10 Stunden, mindestens 14 Euro die Stunde, nicht weiter als 10 km und ohne Telefon',
  );
  expect(marks(reply)).toEqual([
    'Büro',
    '50823 Köln-Ehrenfeld, Umkreis 10 km',
    'bis etwa 10 Stunden pro Woche',
    'Minijob',
    'vormittags',
    'ab 14 € pro Stunde',
    'ohne Telefon',
  ]);
});

test('TALK-03 a mark that is taken back searches anew with all jobs', async () => {
  const [, morning, any] = await talk('Büro, vormittags', '-time:mornings');
  const ids = (reply: typeof any) => reply?.matchedJobs?.map(({ id }) => id) ?? [];
  expect(marks(any)).toEqual(['Büro', '50667 Köln, Umkreis 10 km']);
  expect(ids(morning).length).toBeGreaterThan(0);
  expect(ids(any).filter((id) => ids(morning).includes(id)).length).toBeGreaterThan(0);
});

test('TALK-03 a typing error, and work of earlier years, are asked about with answers to tap', async () => {
  const [, error, taken] = await talk('Buchhlater', 'Buchhalter/in');
  expect(error?.choices).toEqual(expect.arrayContaining(['Buchhalter/in', 'Etwas anderes']));
  expect(error?.matchedJobs).toBeUndefined();
  expect(taken?.matchedJobs).toBeDefined();
  const [, past, again] = await talk(
    'Ich war vierzig Jahre Krankenschwester',
    'Nein, etwas anderes',
  );
  expect(past?.choices?.[1]).toBe('Nein, etwas anderes');
  expect(again?.text).toContain('Welche Tätigkeit suchen Sie?');
});

test('TALK-04 each job says why, and the percentage is made of these reasons alone', async () => {
  const [, reply] = await talk('Tischlerin, vormittags, Umkreis 25 km');
  const jobs = reply?.matchedJobs ?? [];
  expect(jobs.length).toBeGreaterThan(0);
  for (const { score, metadata } of jobs) {
    expect(metadata.reasons?.length).toBeGreaterThan(0);
    expect(metadata.reasons?.join()).toMatch(/vormittags|Zeiten nach Absprache/);
    expect(metadata.reasons?.join()).toMatch(/km entfernt|ganz in Ihrer Nähe/);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
  const [, far] = await talk('Tischlerin in Bonn, 50 km');
  expect(far?.text).toMatch(/% passend\): (?:Ihre Erfahrung|ähnliche Arbeit): /);
});

/** How many jobs an answer to press promises: '1 Stelle und 2 ähnliche' are three. */
const promised = (choice = '') =>
  (choice.split(': ').at(-1)?.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);

test('TALK-04 no result offers what would change it, with numbers, and a tap does it', async () => {
  const [, nothing] = await talk('Museumsaufsicht in Frechen, 5 km, abends');
  expect(nothing?.matchedJobs).toBeUndefined();
  expect(nothing?.choices).toEqual([
    expect.stringMatching(/^Umkreis 25 km: \d+ (?:ähnliche )?Stellen?/),
    expect.stringMatching(/^Ohne „abends“: \d+ (?:ähnliche )?Stellen?/),
    'Etwas anderes',
  ]);
  const [wider = '', less = ''] = nothing?.choices ?? [];
  for (const choice of [wider, less]) {
    const [, , found] = await talk('Museumsaufsicht in Frechen, 5 km, abends', choice);
    expect(found?.matchedJobs).toHaveLength(promised(choice));
  }
});

test('TALK-12 a shown job is chosen, asked about, applied for and hidden by words', async () => {
  const [, found, second, pay, apply, hidden, list] = await talk(
    'Etwas im Garten',
    'die zweite',
    'Was verdient man da?',
    'Bewerben',
    'die zweite ausblenden',
    'die zweite',
  );
  const [first, chosen, third] = found?.matchedJobs ?? [];
  const titleOf = (job: typeof first) => job?.metadata.text.split('\n')[0] ?? 'nothing';
  expect(second?.text).toContain(`**${titleOf(chosen)}**`);
  expect(second?.text).toContain(`[Zur Anzeige](${chosen?.metadata.link})`);
  expect(second?.matchedJobs).toBeUndefined();
  expect(second?.choices).toContain('Was verdient man da?');
  expect(pay?.text).toContain(`**${titleOf(chosen)}**`);
  expect(pay?.text).toMatch(/Bezahlung laut Anzeige|Das steht nicht in der Anzeige/);
  expect(apply?.text).toContain(`So bewerben Sie sich für **${titleOf(chosen)}**`);
  expect(hidden?.text).toContain(`**${titleOf(chosen)}** bei Haus am Park ist ausgeblendet.`);
  expect(list?.text).toContain(`**${titleOf(third)}**`);
  const [, again] = await talk('Etwas im Garten');
  expect(again?.matchedJobs?.map(({ id }) => id)).not.toContain(chosen?.id);
});

test('TALK-12 which job is meant is asked where it is not certain', async () => {
  const [, found, which, none] = await talk('Etwas im Garten', 'Ausblenden', 'die zwölfte');
  expect(which?.text).toContain('Welche Stelle meinen Sie?');
  expect(which?.choices).toEqual(['Die erste', 'Die zweite', 'Die dritte']);
  expect(none?.text).not.toContain('ist ausgeblendet');
  expect(found?.matchedJobs?.length).toBeGreaterThan(3);
});

test('TALK-13 place, hours and what is not wanted survive every question back and correction', async () => {
  const [, ...replies] = await talk(
    'In Bonn, höchstens 10 Stunden in der Woche, nichts mit Pflege',
    'xkcd qqq wrtzp',
    'Etwas anderes',
    'Hilfe',
    'Gärtner',
    'aber nur vormittags',
    'Doch lieber etwas im Büro',
    'Nummer 30',
    'Danke',
    'Mehr zeigen',
  );
  for (const reply of replies) {
    const known = marks(reply)?.join(' · ');
    expect(known).toMatch(/Bonn/);
    expect(known).toMatch(/10 Stunden/);
    expect(known).toMatch(/ohne Pflege/);
  }
  expect(marks(replies.at(-1))).toContain('vormittags');
});

test('TALK-13 a place of another town stays until it is changed, and a correction changes only it', async () => {
  const [, , asked, , moved] = await talk(
    'Büro in Dortmund, 8 Stunden, nicht am Wochenende',
    'asdf',
    'Etwas anderes',
    'Doch lieber in Bonn',
  );
  expect(marks(asked)?.join(' · ')).toMatch(/Dortmund/);
  const known = marks(moved)?.join(' · ');
  expect(known).toMatch(/Bonn/);
  expect(known).not.toMatch(/Dortmund/);
  expect(known).toMatch(/8 Stunden/);
  expect(known).toMatch(/nicht am Wochenende/);
});

/** The jobs of an answer with their rows, so that what is said of them can be held against them. */
async function saidOf(reply: Step['reply'] | undefined) {
  const found = reply?.matchedJobs ?? [];
  const rows = await database.db
    .select()
    .from(jobDemands)
    .where(
      inArray(
        jobDemands.id,
        found.map(({ id }) => Number(id)),
      ),
    );
  return found.flatMap(({ id, score, metadata: { reasons = [] } }) => {
    const job = rows.find((row) => row.id === Number(id));
    return job ? [{ job, score, reasons }] : [];
  });
}

test('TALK-19 a conversation says distances between the own points of two postal codes', async () => {
  const codes = await database.db.select().from(postalCodes);
  const pointOf = (code: string | null) => {
    const row = codes.find((one) => one.code === code);
    if (!row) throw new Error(`${code} is no postal code.`);
    return row;
  };
  const seen = new Map<string, string>();
  for (const home of ['50667', '51065', '50226']) {
    const [, first, more] = await talk(`Büro in ${home}, Umkreis 50 km`, 'Mehr zeigen');
    const said = [...(await saidOf(first)), ...(await saidOf(more))];
    expect(said.length).toBeGreaterThan(10);
    for (const { job, reasons } of said) {
      const km = distanceKm(pointOf(home), pointOf(job.postalCode));
      const reason = km < 1 ? 'ganz in Ihrer Nähe' : `${Math.round(km)} km entfernt`;
      expect({ to: job.postalCode, reasons }).toMatchObject({
        reasons: expect.arrayContaining([reason]),
      });
      seen.set(`${home} ${job.postalCode}`, reason);
    }
  }
  // Three postal codes of one town: near is only the own one.
  expect(seen.get('50667 50667')).toBe('ganz in Ihrer Nähe');
  expect(seen.get('50667 51065')).toMatch(/^[3-9] km entfernt$/);
});

test('TALK-19 every reason of time stands in the text of its advertisement, every percentage has reasons', async () => {
  const named: Readonly<Record<string, RegExp>> = {
    vormittags: /vormittag|morgens|am morgen|früh/i,
    nachmittags: /nachmittag|mittags|ab mittag/i,
    abends: /abend|spät/i,
    nachts: /nacht/i,
    'am Wochenende': /wochenend|samstag|sonntag|sonnabend/i,
    'unter der Woche': /unter der woche|werktags|wochentags|montags? bis freitag/i,
  };
  let times = 0;
  for (const time of ['vormittags', 'nachmittags', 'abends', 'am Wochenende', 'unter der Woche']) {
    for (const work of ['Büro', 'Verkauf', 'Fahrer', 'etwas im Garten']) {
      const [, reply] = await talk(`${work} in Köln, ${time}`);
      for (const { job, score, reasons } of await saidOf(reply)) {
        const text = [job.title, ...htmlToText(job.description)].join('\n');
        for (const one of reasons.flatMap((reason) => reason.split(', '))) {
          const words = named[one];
          if (words) expect(text).toMatch(words);
          if (words) times += 1;
        }
        expect(score).toBeLessThanOrEqual(1);
        if (score > 0) expect(reasons.length).toBeGreaterThan(0);
      }
    }
  }
  expect(times).toBeGreaterThan(20);
});

test('TALK-20 for a word that no list has the work that the pickers find for it is offered', async () => {
  const [, rare] = await talk('Klosteraufsicht in Bonn, samstags');
  expect(rare?.matchedJobs).toBeUndefined();
  expect(rare?.choices).toContain('Museumsaufsicht');
  expect(marks(rare)).toEqual([expect.stringContaining('Bonn'), 'samstags']);
  const [, beside, found] = await talk('Putzen und Zahntechnik in Bonn', 'Ja, so suchen');
  expect(beside?.choices?.slice(0, 1)).toEqual(['Ja, so suchen']);
  expect(found?.text).toContain('Danach habe ich gesucht');
});

test('TALK-20 nothing is searched with a word left over, before somebody agrees with one press', async () => {
  const [, read, found] = await talk(
    'Kassiererin in Bonn mit Zipfelkram, dienstags und donnerstags',
    'Ja, so suchen',
  );
  expect(read?.matchedJobs).toBeUndefined();
  expect(read?.text).toContain('Nicht sicher bin ich bei „Zipfelkram“. Soll ich so suchen?');
  expect(read?.choices).toEqual(['Ja, so suchen', 'Andere Tätigkeit', 'Anderer Ort']);
  const understood = ['Kassierer/in', expect.stringContaining('Bonn'), 'dienstags', 'donnerstags'];
  expect(marks(read)).toEqual(understood);
  expect(found?.text).toContain('Danach habe ich gesucht');
  expect(marks(found)).toEqual(understood);
  for (const text of texts(found))
    expect(text).not.toMatch(/\b(?:nur|immer) (?:montags|mittwochs)\b/i);
});

test('TALK-20 of two towns the first is searched, and the other is offered to press', async () => {
  const [, first, other] = await talk('Köchin in Bonn oder Siegburg', 'In Siegburg');
  expect(first?.choices).toEqual(expect.arrayContaining(['Ja, so suchen', 'In Siegburg']));
  expect(first?.text).toMatch(/an einem Ort auf einmal.*\*\*Siegburg\*\*/);
  expect(first?.text).not.toMatch(/Nicht sicher/);
  expect(marks(first)?.join()).toMatch(/ Bonn,/);
  expect(marks(other)?.join()).toMatch(/Koch.* Siegburg,/);
  expect(other?.text).toMatch(/gesucht/);
});

test('TALK-12 whatever the job finder offers to press is understood without asking', async () => {
  const paths = [
    ['Bürohilfe in Köln'],
    ['Museumsaufsicht in Frechen, 5 km, abends'],
    ['Etwas im Garten', 'die zweite'],
    ['Etwas im Garten', 'Wie wird das Wetter?'],
    ['xkcd qqq wrtzp'],
    ['Kassiererin in Bonn mit Zipfelkram'],
    ['Kassiererin in Bonn mit Zipfelkram', 'xkcd qqq wrtzp'],
    ['Etwas im Garten', 'xkcd qqq wrtzp'],
    ['Museumsaufsicht in Frechen, 5 km, abends', 'danke'],
    ['Etwas im Garten', 'die zweite', 'danke'],
  ];
  for (const path of paths) {
    const offered = (await talk(...path)).at(-1)?.choices ?? [];
    expect(offered.length).toBeGreaterThan(1);
    for (const choice of offered) {
      const text = (await talk(...path, choice)).at(-1)?.text;
      expect({ choice, text }).toEqual({
        choice,
        text: expect.not.stringMatching(/nicht verstanden|Nicht sicher bin ich/),
      });
    }
  }
});

test('TALK-12 a larger radius is the same place with a larger radius', async () => {
  const [, , wider] = await talk('Bürohilfe in Bonn', 'Größerer Umkreis');
  expect(marks(wider)).toContainEqual(expect.stringMatching(/^53\d{3} Bonn, Umkreis 50 km$/));
});

test('TALK-12 a question about all shown jobs is answered for each', async () => {
  const [, found, pay, far, none, hours] = await talk(
    'Etwas im Garten',
    'Was verdient man da so?',
    'Wie weit ist das denn weg von mir?',
    'Wie wird das Wetter?',
    'wieviel stunden sind das',
  );
  expect(hours?.text).toContain('Das sagen die Anzeigen:');
  const titles = found?.matchedJobs?.map(({ metadata }) => metadata.text.split('\n')[0]) ?? [];
  expect(pay?.text).toContain(`1. **${titles[0]}**: `);
  expect(pay?.text).toContain(`2. **${titles[1]}**: `);
  expect(far?.text).toMatch(/1\. \*\*.*\*\*: \d{5} .*, (?:\d+ km entfernt|ganz in Ihrer Nähe)/);
  expect(none?.choices).toEqual(['Die erste', 'Die zweite', 'Die dritte']);
});

test('TALK-12 hours and what is needed are those of the advertisement, and an answer names its job', async () => {
  const [, found, hours, needs] = await talk(
    'Etwas im Garten',
    'Wie viele Stunden sind das bei der ersten?',
    'Was muss ich mitbringen?',
  );
  const [first] = found?.matchedJobs ?? [];
  expect(hours?.chosenJob).toBe(first?.id);
  expect(hours?.text).not.toContain('€');
  expect(hours?.choices).not.toContain('Wie viele Stunden?');
  const [, , , asked] = await talk('Etwas im Garten', 'die erste', 'Muss ich da auch tanzen?');
  expect(asked?.text).toContain('Das steht nicht in der Anzeige.');
  for (const wish of first?.metadata.requirements ?? []) expect(needs?.text).toContain(wish);
});

test('TALK-12 what was hidden is shown again when that is undone, and thanks are no step', async () => {
  const [, found, hidden, , undone] = await talk(
    'Büro in Bonn',
    'die erste ausblenden',
    'danke',
    'Rückgängig',
  );
  const [first] = found?.matchedJobs ?? [];
  expect(hidden?.text).toContain('ist ausgeblendet');
  expect(undone?.text).toContain('Danach habe ich gesucht');
  const [, again] = await talk('Büro in Bonn');
  expect(again?.matchedJobs?.map(({ id }) => id)).toContain(first?.id);
});

test('TALK-04 where only similar work is found that is said, with what would find the wanted work', async () => {
  const isExact = (reply: Step['reply'] | undefined) =>
    reply?.matchedJobs?.some(({ metadata }) =>
      metadata.reasons?.some((reason) => /^(?:gesuchte Tätigkeit|Ihre Erfahrung)/.test(reason)),
    );
  const SAID = 'Genau diese Arbeit gibt es dort im Moment leider nicht.';
  let similar = 0;
  let changed = 0;
  for (const work of ['Florist', 'Bäcker', 'Schneiderin', 'Fotograf', 'Koch', 'Buchhändler']) {
    const wish = `${work} in Köln, 5 km`;
    const [, reply] = await talk(wish);
    if (!reply?.matchedJobs) continue;
    expect(reply.text.includes(SAID)).toBe(!isExact(reply));
    if (isExact(reply)) continue;
    similar += 1;
    const change = reply.choices?.find((choice) => /: \d+ Stellen?/.test(choice));
    if (!change) continue;
    const [, , found] = await talk(wish, change);
    expect(isExact(found)).toBe(true);
    // The list has as many as were promised, similar ones told apart in both.
    const listed = found?.matchedJobs?.length ?? 0;
    expect({ change, listed }).toEqual({ change, listed: Math.min(promised(change), 10) });
    expect(found?.text).toContain(`Ich habe ${change.split(': ').at(-1)} gefunden`);
    changed += 1;
  }
  expect(similar).toBeGreaterThan(0);
  expect(changed).toBeGreaterThan(0);
});

test('TALK-13 a day that is allowed after the weekend was excluded takes the exclusion back', async () => {
  const [, without, allowed] = await talk(
    'Verkäuferin in Köln, kein Wochenende',
    'samstag wär auch ok',
  );
  expect(marks(without)).toContain('nicht am Wochenende');
  expect(marks(allowed)).not.toContain('nicht am Wochenende');
  expect(marks(allowed)).not.toContain('samstags');
});

test('TALK-11 a refused work with a place searches no other, any voluntary work all', async () => {
  const [, refused] = await talk('Heizungsmonteur Notdienst will ich keinen mehr. Wolfsburg');
  expect(marks(refused)).not.toContain('Tischlerin');
  expect(refused?.matchedJobs).toBeUndefined();
  const [, voluntary] = await talk('Einfach ein Ehrenamt, Nähe Bruchsal');
  expect(marks(voluntary)).toContain('Ehrenamt');
  expect(marks(voluntary)).not.toContain('Tischlerin');
});

test.each([
  'die zweite',
  'Wie viel zahlen die?',
  'die erste brauch ich nicht, weg damit',
  'ja gern, da bewerbe ich mich',
])(
  'TALK-12 %j is no wish where no job is shown, and what was read stays to be pressed',
  async (words) => {
    const replies = await talk('etwas mit Menschen und Zzyzx in Bonn', words);
    expect(replies[1]?.choices).toContain('Ja, so suchen');
    expect(replies[2]?.text).toContain('Noch habe ich Ihnen keine Stellen gezeigt.');
    expect(replies[2]?.choices).toContain('Ja, so suchen');
    expect(marks(replies[2])).toEqual(marks(replies[1]));
  },
);

test('TALK-13 a sound says nothing, and one of the parts of a day is enough', async () => {
  const [, , both] = await talk('Empfang in Köln, vormittags', 'ach, nachmittags geht auch');
  expect(marks(both)).toEqual(expect.arrayContaining(['vormittags', 'nachmittags']));
  expect(both?.text).toContain('Danach habe ich gesucht');
});

test('TALK-13 work that somebody is done with is left out and not searched', async () => {
  const [, reply] = await talk('ich will nicht mehr als Ingenieur arbeiten, Nachhilfe in Köln');
  expect(marks(reply)).toEqual([
    'Nachhilfe',
    '50667 Köln, Umkreis 25 km',
    expect.stringMatching(/^ohne Ingenieur/),
  ]);
});

test('TALK-13 home office that is refused is no place any more', async () => {
  const [, home, away] = await talk('Büroarbeit im Homeoffice', 'kein Homeoffice');
  expect(marks(home)).toContain('Homeoffice');
  expect(marks(away)).not.toContain('Homeoffice');
});

test('TALK-13 who drives no more lorries still drives', async () => {
  const [, reply] = await talk('Fahrer in Köln, aber ich will keinen LKW mehr fahren');
  expect(marks(reply)).toContain('ohne Lkw');
  expect(marks(reply)).not.toContain('ohne Auto');
});
