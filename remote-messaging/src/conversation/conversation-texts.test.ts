/** @jest-environment node */
import { buildConversation } from '@silverjobs/testing';
import { conversationFacts, conversationTitle, otherSide } from './conversation-texts.ts';

test.each([
  ['application', 'candidate', 'Bewerbung bei einem Arbeitgeber'],
  ['outreach', 'candidate', 'Direktansprache von einem Arbeitgeber'],
  ['application', 'client', 'Bewerbung auf eine Stellenanzeige'],
  ['outreach', 'client', 'Direktansprache eines Kandidaten'],
] as const)('MSG-05 the title of type %s for a %s', (type, viewer, expected) => {
  expect(conversationTitle({ type }, viewer)).toBe(expected);
});

test('HERS-11 the other side stands before the fixed title', () => {
  expect(otherSide(buildConversation(), 'candidate')).toBe('Caritas-Altenzentrum St. Maternus');
  expect(otherSide(buildConversation(), 'client')).toBe('Frau Renate Schuster');
});

const terms = (facts: { term: string; value: unknown }[]) =>
  Object.fromEntries(facts.filter(({ value }) => value).map(({ term, value }) => [term, value]));

test('MSG-05 a candidate reads employer, contact person and the facts of the job', () => {
  expect(terms(conversationFacts(buildConversation(), 'candidate'))).toEqual({
    Arbeitgeber: 'Caritas-Altenzentrum St. Maternus',
    Ansprechpartner: 'Frau Petra Lindner',
    Stellentyp: 'Teilzeit',
    'Arbeitszeit, mindestens': '10 Stunden pro Woche',
    'Ort der Arbeit': '50968 Köln und 10 km Umkreis',
  });
});

test('MSG-09 without contact data nobody is named, on either side', () => {
  const anonymous = buildConversation({
    contact_data: 'anonymous',
    _job_demand_with_labels: [],
  });
  expect(terms(conversationFacts(anonymous, 'candidate'))).toEqual({
    Arbeitgeber: 'Caritas-Altenzentrum St. Maternus',
  });
  expect(terms(conversationFacts(anonymous, 'client'))).toEqual({ Name: 'Anonym' });
});

test('MSG-09 a client reads the contact data that was sent', () => {
  expect(terms(conversationFacts(buildConversation(), 'client'))).toMatchObject({
    Name: 'Frau Renate Schuster',
    Telefon: '0221 4455667',
    'E-Mail': 'renate@example.org',
  });
});
