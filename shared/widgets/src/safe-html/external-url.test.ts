/** @jest-environment node */
import { isOutwardUrl, webUrl } from './external-url.ts';

test.each([
  ['https://www.caritas.de/koeln', 'https://www.caritas.de/koeln'],
  ['www.caritas.de', 'https://www.caritas.de'],
  [' caritas.de/stellen?id=1 ', 'https://caritas.de/stellen?id=1'],
  ['//caritas.de', 'https://caritas.de'],
  ['caritas.de:8080', 'https://caritas.de:8080'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//.de', null],
  ['data:text/html,x.y', null],
  ['mailto:a@b.de', null],
  ['kein link', null],
  ['localhost', null],
  ['', null],
])('JOB-04 the address %p of an employer becomes %p', (typed, expected) => {
  expect(webUrl(typed)).toBe(expected);
});

test.each([
  ['https://a.de', true],
  ['MAILTO:a@b.de', true],
  ['tel:+49221', true],
  ['/jobs/1', false],
  ['//a.de', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
])('JOB-03 whether %p may be a link in a description: %p', (href, expected) => {
  expect(isOutwardUrl(href)).toBe(expected);
});
