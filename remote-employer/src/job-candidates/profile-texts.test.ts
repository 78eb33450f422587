/** @jest-environment node */
import { buildShortProfile } from '@silverjobs/testing';
import { distanceText, profileTitle } from './profile-texts.ts';

test.each([
  ['Köln', 4, 'Köln, 4 km entfernt'],
  ['Köln', 0, 'Köln, am selben Ort'],
  ['Köln', null, 'Köln'],
  [null, null, ''],
])('EMP-03 %s and %s km read %p', (city, distance_km, text) => {
  expect(distanceText(buildShortProfile({ city, distance_km }))).toBe(text);
});

test.each([
  ['Arzthelferin', 'Empfang', 'Arzthelferin'],
  [null, 'Empfang', 'Empfang'],
  [null, null, 'Kandidatin oder Kandidat'],
])('EMP-03 a profile with title %s and match %s is called %s', (title, match_label, text) => {
  expect(profileTitle(buildShortProfile({ title, match_label }))).toBe(text);
});
