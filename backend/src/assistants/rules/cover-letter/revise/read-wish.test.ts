import {
  readAddition,
  readContact,
  readEmployer,
  readRemoval,
  readReplacement,
} from './read-wish.ts';

test.each([
  ['Ersetze „Obst“ durch „Gemüse“.', ['Obst', 'Gemüse']],
  [
    'Bitte ersetzen Sie Obst und Nüsse durch frisches Gemüse!',
    ['Obst und Nüsse', 'frisches Gemüse'],
  ],
  ['Statt März bitte 1. April', ['März', '1. April']],
  ['ersetze Obst', null],
])('replacement in %s', (wish, expected) => {
  expect(readReplacement(wish)).toEqual(expected);
});

test.each([
  ['Füge hinzu: Ich spreche Polnisch', 'Ich spreche Polnisch'],
  ['Bitte schreiben Sie auch noch, dass ich gern reise', 'dass ich gern reise'],
  ['Ergänze bitte: ab Mai', 'ab Mai'],
  ['schreib: mit Bäumen kenne ich mich aus', 'mit Bäumen kenne ich mich aus'],
  ['Schreibe kürzer', null],
])('addition in %s', (wish, expected) => {
  expect(readAddition(wish)).toBe(expected);
});

test.each([
  ['Streiche Führerschein', 'Führerschein'],
  ['Lassen Sie bitte den Satz mit dem Führerschein weg.', 'Führerschein'],
  ['ohne „Obst“', 'Obst'],
  ['Der Satz mit der Enkelin ist mir zu privat, bitte raus', 'Enkelin'],
  ['das mit flensburg lass weg', 'flensburg'],
  ['kannst du das mit dem Kaufhof weglassen', 'Kaufhof'],
  ['Da steht „was meinst du damit“, das muss raus', 'was meinst du damit'],
  ['Das ist gut', null],
])('removal in %s', (wish, expected) => {
  expect(readRemoval(wish)).toBe(expected);
});

test.each([
  ['Die Ansprechpartnerin ist Frau Dr. Weber', 'Frau Dr. Weber'],
  ['Bitte an Herrn Klaus Meier', 'Herr Meier'],
  ['Gut ist das. Frau Weber', null],
])('contact in %s', (wish, expected) => {
  expect(readContact(wish)).toBe(expected);
});

test.each([
  ['Die Firma heißt Gärtnerei Sommer.', 'Gärtnerei Sommer'],
  ['Firma: Sommer', 'Sommer'],
  ['Eine Firma', null],
])('employer in %s', (wish, expected) => {
  expect(readEmployer(wish)).toBe(expected);
});
