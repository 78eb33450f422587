import { isOtherJob } from './other-job.ts';

const booked = { title: 'Hilfe im Garten', position_id: 7, position_label: 'Gärtner/in' };

test.each([
  ['Hilfe im Garten', false],
  ['Gartenhilfe an zwei Vormittagen', false],
  ['Gärtnerin für unseren Park', false],
  ['Hilfe gesucht', false],
  ['Hilfe in der Küche', true],
  ['Buchhaltung in Teilzeit', true],
  ['Mitarbeiter für den Empfang', true],
])('TRUST-08 employers-29 the title %p is another job: %p', (title, other) => {
  expect(isOtherJob(booked, { title, position_id: 7 })).toBe(other);
});

test('TRUST-08 employers-29 another activity is another job, whatever the title says', () => {
  expect(isOtherJob(booked, { title: booked.title, position_id: 8 })).toBe(true);
  const unknown = { ...booked, position_id: null };
  expect(isOtherJob(unknown, { title: booked.title, position_id: 8 })).toBe(false);
});

const inCologne = { ...booked, postal_code: '50667', town: 'Köln' };

test.each([
  ['51063', 'Köln', false],
  ['50999', 'Köln', false],
  ['50354', 'Hürth', false],
  ['20095', 'Hamburg', true],
  ['10115', undefined, true],
])('TRUST-22 employers-29 the place %p %p is another job: %p', (postal_code, town, other) => {
  expect(isOtherJob(inCologne, { title: booked.title, position_id: 7, postal_code, town })).toBe(
    other,
  );
});

test('TRUST-22 employers-29 without a place nothing is said of it', () => {
  const next = { title: booked.title, position_id: 7, postal_code: '20095', town: 'Hamburg' };
  expect(isOtherJob(booked, next)).toBe(false);
});
