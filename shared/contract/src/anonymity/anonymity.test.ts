import { anonymised, findIdentifying, type KnownPerson } from './index.ts';

const renate: KnownPerson = {
  first_name: 'Renate',
  last_name: 'Müller-Schuster',
  street: 'Komödienstraße 12',
  postal_code: '50667',
  employers: ['Praxis Dr. Hoffmann', null],
};

test.each([
  ['Schuster, Renate', null],
  ['renate mueller arbeitet gern', '[…] arbeitet gern'],
  ['RENATE', null],
  ['R e n a t e und mehr', '[…] und mehr'],
  ['Re\u200bna\u00adte am Empfang', '[…] am Empfang'],
  ['Ｒｅｎａｔｅ am Empfang', '[…] am Empfang'],
  ['Schusters Werkstatt', '[…] Werkstatt'],
  ['Referenz: Frau Dr. Petra Lindner', 'Referenz: Frau Dr. […]'],
  ['bei Herrn Weber gelernt', 'bei Herrn […] gelernt'],
  ['Ich heiße Erika Beispiel und lese', 'Ich heiße […] und lese'],
  ['Empfang, Praxis Dr. Hoffmann, 30 Jahre', 'Empfang, […], 30 Jahre'],
  ['Empfang 0221 / 44 55 667', 'Empfang […]'],
  ['Tel. +49 (0)221-4455667 abends', 'Tel. […] abends'],
  ['0.2.2.1.4.4.5.5', null],
  ['Ruf 0221 4455', 'Ruf […]'],
  ['null zwei zwei eins vier vier fünf', null],
  ['Mail renate@web.de', 'Mail […]'],
  ['info @ firma', null],
  ['kontakt (at) web.de', null],
  ['kontakt[at]web.de', null],
  ['post at example punkt de', null],
  ['mehr unter www.example.org/x', 'mehr unter […]'],
  ['mehr unter HTTPS://x.test', 'mehr unter […]'],
  ['siehe linkedin.com/in/x, bitte', 'siehe […], bitte'],
  ['Venloer Straße 388', null],
  ['wohnt Buchheimer Str. 31a', 'wohnt […]'],
  ['Lindenweg 5 in Köln', '[…] in Köln'],
  ['Lindenstraße5', null],
  ['in der Komödienstr. zu Hause', 'in der […]. zu Hause'],
  ['50667 Köln', '[…] Köln'],
])('TRUST-03 %j shows employers %j', (text, shown) => {
  expect(anonymised(text, renate)).toBe(shown);
});

test.each([
  'Kauffrau für Büromanagement',
  'Ausbildereignung (AdA), 1987 bis 1990, erneuert 2015',
  '01/2010 - 12/2015 und 03.04.1985',
  'Budget von 1.500.000 Euro, 10.000 Kunden',
  'SAP R/3, Windows 7, 8, 10, 11, Office 2010, 2013, 2016',
  'ISO 9001, 14001, 27001',
  'Node.js, ASP.NET, C#, u.a.',
  'Dipl.-Ing. Maschinenbau, M.A.',
  'Führerschein B, BE, C1; Staplerschein',
  'Frau in Führung, der Name des Programms',
  'Arbeitsplatz 4.0, Werkstattleitung',
  'Straßenbau, Wegebau, Marktleitung 3 Jahre',
  'DATEV, Lexware, Excel',
])('TRUST-03 %j names nobody', (text) => {
  expect(anonymised(text, renate)).toBe(text);
  expect(findIdentifying(text, renate)).toEqual([]);
});

test('TRUST-03 what is found is named by its kind, in the order of the text', () => {
  const text = 'Renate, 0221 4455667, renate@web.de, example.org, Lindenweg 5, Praxis Dr. Hoffmann';
  expect(findIdentifying(text, renate)).toEqual([
    { kind: 'name', text: 'Renate' },
    { kind: 'phone', text: '0221 4455667' },
    { kind: 'email', text: 'renate@web.de' },
    { kind: 'link', text: 'example.org' },
    { kind: 'street', text: 'Lindenweg 5' },
    { kind: 'employer', text: 'Praxis Dr. Hoffmann' },
  ]);
});

test('a person of whom nothing is known, and nothing typed', () => {
  const nobody = {
    first_name: null,
    last_name: '',
    street: null,
    postal_code: null,
    employers: [],
  };
  expect(anonymised('Empfang und Ablage', nobody)).toBe('Empfang und Ablage');
  expect([anonymised(null, nobody), anonymised('  ', nobody)]).toEqual([null, null]);
});
