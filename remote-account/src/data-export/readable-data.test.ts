/** @jest-environment node */
import { buildAccountExport, buildClientUser, buildInvoice } from '@silverjobs/testing';
import { readableData } from './readable-data.ts';

const section = (title: string, values = {}) =>
  readableData(buildAccountExport(values)).find((found) => found.title === title)?.entries;

test('ACCT-11 the account in words, times in Berlin', () => {
  expect(section('Konto')).toEqual([
    {
      title: null,
      facts: [
        { term: 'E-Mail-Adresse', value: 'renate@example.org' },
        { term: 'Registriert am', value: '02.07.2026, 00:30 Uhr' },
        { term: 'Konto für', value: 'Stellensuche' },
        { term: 'E-Mail bei neuen Nachrichten', value: 'Ja' },
      ],
    },
  ]);
});

test('ACCT-11 the profile has what is filled in and no ids', () => {
  expect(section('Profil')).toEqual([
    {
      title: 'Kontaktdaten',
      facts: [
        { term: 'Vorname', value: 'Renate' },
        { term: 'Nachname', value: 'Schuster' },
        { term: 'Telefon', value: '0221 4455667' },
        { term: 'E-Mail-Adresse', value: 'renate@example.org' },
      ],
    },
    {
      title: 'Wohnort und Umkreis',
      facts: [
        { term: 'Postleitzahl', value: '50667' },
        { term: 'Umkreis', value: '10 km' },
      ],
    },
  ]);
});

test('ACCT-11 conversations say who wrote what and when', () => {
  expect(section('Gespräche')).toEqual([
    {
      title: 'Empfang – Caritas',
      facts: [
        { term: 'Ihre Kontaktdaten', value: 'nicht mitgesendet' },
        { term: '20.11.2026, 09:30 Uhr, von Ihnen', value: 'Guten Tag!' },
        { term: '20.11.2026, 10:30 Uhr, an Sie', value: '<b>Willkommen</b>' },
      ],
    },
  ]);
});

test.each([
  [{ kind: 'nps', value: 9 }, 'Weiterempfehlung: 9 von 10'],
  [{ kind: 'deactivate', value: 2 }, 'Ich wollte mich nur umsehen'],
  [
    { kind: 'exclude_position', value: 3, position: 'Empfang' },
    'Empfang entfernt: Die Zuordnung ist ein Fehler',
  ],
] as const)('ACCT-11 the answer %p in words', (answer, text) => {
  const answers = section('Antworten auf Umfragen', {
    survey_answers: [{ ...answer, created_at: 0 }],
  });
  expect(answers?.[0]?.facts[0]?.value).toBe(text);
});

test('ACCT-11 jobs that are kept and suggested', () => {
  expect(section('Gemerkte Stellen')?.[0]?.facts).toEqual([
    { term: '20.11.2026, 09:30 Uhr', value: 'Gartenhilfe' },
  ]);
  expect(section('Ausgeblendete Stellen')).toEqual([]);
  expect(section('Jobvorschläge per E-Mail')?.[0]?.facts).toEqual([
    { term: '20.11.2026, 09:31 Uhr', value: 'Pforte' },
  ]);
  expect(section('Online-Kurse')?.[0]?.facts).toEqual([
    { term: '20.11.2026, 09:30 Uhr', value: 'Gedächtnis (Warteliste)' },
  ]);
});

test('ACCT-11 what the user has reported, with the reason in words', () => {
  expect(section('Ihre Meldungen')).toEqual([
    {
      title: 'Gemeldete Stelle',
      facts: [
        { term: 'Stelle', value: 'inzwischen gelöscht' },
        { term: 'Gemeldet am', value: '20.11.2026, 09:30 Uhr' },
        { term: 'Grund', value: 'Ich soll etwas bezahlen' },
        { term: 'Ihr Text', value: '50 Euro' },
      ],
    },
    {
      title: 'Gemeldete Nachricht',
      facts: [
        { term: 'Nachricht', value: 'Ihre IBAN?' },
        { term: 'Gemeldet am', value: '20.11.2026, 09:30 Uhr' },
        { term: 'Grund', value: 'Es werden Ausweis, Bankdaten oder Ähnliches verlangt' },
      ],
    },
  ]);
});

test('ACCT-11 what there is none of stays an empty section', () => {
  expect(section('E-Mails an Sie')).toEqual([]);
});

test('ACCT-11 each role has its sections', () => {
  const titles = (values = {}) =>
    readableData(buildAccountExport(values)).map(({ title }) => title);
  expect(titles()).toContain('Gespeicherte Suchen');
  expect(titles()).not.toContain('Ihre Stellen');
  const client = titles({ user: buildClientUser() });
  expect(client).toContain('Ihre Stellen');
  expect(client).not.toContain('Gespeicherte Suchen');
});

test('ACCT-11 what was written with an assistant, with the assistant named', () => {
  expect(section('Gespräche mit den Assistenten')).toEqual([
    {
      title: 'Interviewvorbereitung',
      facts: [
        {
          term: '20.11.2026, 09:30 Uhr, vom Assistenten',
          value: 'Für welche Stelle möchten Sie üben?',
        },
        { term: '20.11.2026, 09:30 Uhr, von Ihnen', value: 'Für den Empfang' },
      ],
    },
  ]);
});

test('ACCT-11 invoices with number, what for and amount, and what an employer decided', () => {
  const invoices = [
    buildInvoice({ number: 'SJ-2026-000001', gross_cents: 899 }),
    buildInvoice({
      number: 'SJ-2026-000002',
      kind: 'cancellation',
      cancels: 'SJ-2026-000001',
      gross_cents: -899,
    }),
  ];
  const listed = section('Rechnungen', { invoices })?.flatMap((entry) =>
    entry.facts.map(({ value }) => String(value).replaceAll('\u00a0', ' ')),
  );
  expect(listed?.[0]).toMatch(/^Rechnung SJ-2026-000001, .*, 8,99 €$/);
  expect(listed?.[1]).toMatch(/^Stornorechnung SJ-2026-000002 zu SJ-2026-000001, .*, -8,99 €$/);
  const [conversation] = buildAccountExport().conversations;
  const conversations = [{ ...conversation, decision: 'invited' }];
  expect(section('Gespräche', { conversations })?.[0]?.facts).toContainEqual({
    term: 'Entscheidung',
    value: 'eingeladen',
  });
});
