/** @jest-environment node */
import { buildClient, sentContactData } from '@silverjobs/testing';
import {
  authorName,
  candidateName,
  contactPerson,
  employerName,
  type Parties,
  sideInDative,
} from './counterpart.ts';

const company: Parties = { contact_data: sentContactData, _client: buildClient() };
const anonymous: Parties = { ...company, contact_data: 'anonymous' };
const nameless: Parties = { ...company, _client: buildClient({ contact_name: ' ' }) };
const privately: Parties = {
  ...company,
  _client: buildClient({ isPrivate: true, profile_name: null, contact_name: null }),
};

test.each([
  ['a company', company, 'Frau Petra Lindner'],
  ['anonymous contact data', anonymous, ''],
  ['a company without a name', nameless, ''],
  ['a private employer', privately, 'Privat'],
])('MSG-09 MSG-05 the contact person of %s', (_, parties, expected) => {
  expect(contactPerson(parties)).toBe(expected);
});

test('MSG-04 an employer without a profile still has a name', () => {
  expect(employerName(company)).toBe('Caritas-Altenzentrum St. Maternus');
  expect(employerName(privately)).toBe('Privat');
  expect(employerName({ ...company, _client: buildClient({ profile_name: null }) })).toBe(
    'Arbeitgeber',
  );
});

test('MSG-09 a client sees the candidate by name only when contact data was sent', () => {
  expect(candidateName(company)).toBe('Frau Renate Schuster');
  expect(candidateName(anonymous)).toBe('Anonym');
  expect(authorName(anonymous, 'client')).toBe('Anonyme Person');
});

test.each([
  ['the contact person', company, 'Frau Petra Lindner'],
  [
    'the employer when the contact data is anonymous',
    anonymous,
    'Caritas-Altenzentrum St. Maternus',
  ],
  ['the employer when it names nobody', nameless, 'Caritas-Altenzentrum St. Maternus'],
  ['a private employer', privately, 'Privat'],
])('the author of an answer is %s', (_, parties, expected) => {
  expect(authorName(parties, 'candidate')).toBe(expected);
});

test.each([
  ['Herr Dieter Oberländer', 'Herrn Dieter Oberländer'],
  ['Frau Petra Lindner', 'Frau Petra Lindner'],
  ['Herrenhaus am See', 'Herrenhaus am See'],
  ['Privat', 'einem Privathaushalt'],
  ['Anonyme Person', 'einer anonymen Person'],
])('words-3 %s after a preposition', (name, expected) => {
  expect(sideInDative(name)).toBe(expected);
});
