import type { OpenDatabase } from '../../../database/database.ts';
import { openPool } from '../../../testing/converse/open-pool.ts';
import { readWish } from './read-wish.ts';

// Making the pool takes some seconds of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPool();
});
afterAll(() => database.close());

const read = (words: string) => readWish(database.db, words, null);

test.each([
  // A town that is called like a smaller one, like a quarter, or goes on.
  ['Gärtner in Halle', '06108 Halle (Saale)'],
  ['Kassiererin in Weiden', '92637 Weiden in der Oberpfalz'],
  ['Putzen in Mühldorf', '84453 Mühldorf am Inn'],
  ['Verkäuferin Neustadt Aisch', '91413 Neustadt an der Aisch'],
  ['Fahrer in Bietigheim', '74321 Bietigheim-Bissingen'],
  ['Verkäuferin in Zwettl', expect.stringMatching('Zwettl-Niederösterreich')],
  // With its umlauts.
  ['Arbeit als Hausmeister, Lohne', '49393 Lohne'],
  ['Koch, Region Grafrath, abends', '82284 Grafrath'],
  // Names of several words are read in whole.
  ['Koch, Region Neustadt-Glewe', '19306 Neustadt-Glewe'],
  ['bin aus neustadt an der orla, arbeit als fahrer', '07806 Neustadt an der Orla'],
  ['ich suche in falkenberg/elster arbeit als gärtner', '04895 Falkenberg/Elster'],
  // The region where a town lies says nothing more.
  ['Gärtner in Hilden (Nordrhein-Westfalen)', '40721 Hilden'],
  ['Koch in Bürstadt, Odenwald', '68642 Bürstadt'],
  ['Gärtner im Landkreis Kleve', 'Kreis Kleve'],
  ['Verkäuferin Kanton Neuenburg, vormittags', 'Kanton Neuenburg'],
  // Other names of a region are its own.
  ['Pförtner im Kohlenpott', 'Ruhrgebiet'],
  ['Buchhalterin, Innerschweiz', 'Zentralschweiz'],
  // What kind of place it is.
  ['Hausmeister, Bezirk Rohrbach', 'A-4150 Bezirk Rohrbach'],
  ['Koch, Insel Föhr', '25938 Föhr'],
])('TALK-11 %j is searched in %j', async (words, where) => {
  expect(await read(words)).toMatchObject({ where, unsure: [] });
});

test.each([
  ['Landwirt, gern auf anderen Höfen im Innviertel', 'A-4910 Innviertel'],
  ['Köchin in einem Pfarrhaus oder Kloster, Oberpfalz', 'Oberpfalz'],
  ['Hausmeister in der Burg, Nürnberg', expect.stringMatching('Nürnberg')],
])('TALK-11 in %j a thing that a village is called like is no place', async (words, where) => {
  expect(await read(words)).toMatchObject({ where });
});

test('TALK-11 a part of a town that a town elsewhere is called like is asked', async () => {
  expect(await read('Koch in Wilhelmsburg')).toMatchObject({
    unsure: ['21107 Hamburg-Wilhelmsburg'],
  });
  expect(await read('Koch in Hamburg-Wilhelmsburg')).toMatchObject({ unsure: [] });
});
