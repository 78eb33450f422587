/** @jest-environment node */
import { distanceText, homeofficeText, kindText, sinceText } from './job-card-rules.ts';

test.each([
  [1, 'nicht möglich', ''],
  [2, 'gelegentlich möglich', 'Homeoffice gelegentlich möglich'],
  [3, 'Nur Homeoffice', 'Nur Homeoffice'],
  [3, 'Home-Office möglich', 'Home-Office möglich'],
  [2, null, ''],
  [2, ' ', ''],
  [null, 'möglich', ''],
])('CARD-01 homeoffice of id %p and label %p reads %p', (id, label, expected) => {
  expect(homeofficeText({ homeoffice_id: id, homeoffice_label: label })).toBe(expected);
});

test.each([
  [null, ''],
  [0, 'im selben Ort'],
  [0.9, 'im selben Ort'],
  [1, '1 km entfernt'],
  [3.4, '3 km entfernt'],
  [12.6, '13 km entfernt'],
  [1_204, '1.204 km entfernt'],
])('FIND-01 jobs-92 a distance of %p km reads %p', (km, expected) => {
  expect(distanceText(km)).toBe(expected);
});

// 23:30 in Berlin.
const lateEvening = Date.UTC(2026, 10, 12, 22, 30);
test.each([
  ['on that day', '12.11.2026', 'seit heute'],
  ['later that year', '22.11.2026', 'seit 12. November'],
  ['in another year', '03.01.2027', 'seit 12. November 2026'],
  ['while the day is not known', null, 'seit 12. November'],
])('FIND-01 jobs-92 since when, %s', (_, today, expected) => {
  expect(sinceText(lateEvening, today)).toBe(expected);
});

test.each([
  ['Minijob', null, 'Minijob'],
  ['Minijob', 'Minijob, 603 €', ''],
  ['Teilzeit', '16 € pro Stunde', 'Teilzeit'],
  [null, '16 € pro Stunde', ''],
])('FIND-01 jobs-92 a job of kind %p that pays %p says %p', (job_type_label, pay_label, kind) => {
  expect(kindText({ job_type_label, pay_label })).toBe(kind);
});
