/** @jest-environment node */
import { buildCourse, buildPlannedCourse } from '@silverjobs/testing';
import { isBookedUp, placesText } from './places.ts';

test.each([
  ['no limit', buildCourse(), '', false],
  ['many', buildCourse({ capacity: 12, places_left: 4 }), 'Höchstens 12 Personen', false],
  [
    'few',
    buildCourse({ capacity: 12, places_left: 3 }),
    'Höchstens 12 Personen, noch 3 Plätze frei',
    false,
  ],
  [
    'one',
    buildCourse({ capacity: 12, places_left: 1 }),
    'Höchstens 12 Personen, noch 1 Platz frei',
    false,
  ],
  ['none', buildCourse({ capacity: 12, places_left: 0 }), 'Höchstens 12 Personen', true],
  [
    'over',
    buildCourse({ capacity: 12, places_left: 0, status: 'past' }),
    'Höchstens 12 Personen',
    false,
  ],
  [
    'planned',
    buildPlannedCourse({ capacity: 12, places_left: null }),
    'Höchstens 12 Personen',
    false,
  ],
])('TRUST-02 places of a course: %s', (_, course, text, full) => {
  expect([placesText(course), isBookedUp(course)]).toEqual([text, full]);
});
