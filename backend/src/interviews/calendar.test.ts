import ICAL from 'ical.js';
import { type CalendarEntry, calendarOf } from './calendar.ts';
import { reminderTime } from './remind.ts';

const NOW = new Date('2026-10-20T08:00:00Z');

function entry(startsAt: string, changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: '0b7c1d52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    sequence: 3,
    startsAt: new Date(startsAt),
    minutes: 60,
    title: 'Empfang; Büro, 2 Tage',
    counterpart: 'Praxis Dr. Öztürk',
    way: 'place',
    where: 'Hohe Straße 1, 50667 Köln',
    url: 'https://silverjobs.example/messages/7',
    reader: { email: 'ute@example.org' },
    organizer: { name: 'silverjobs', email: 'hilfe@silverjobs.example' },
    ...changes,
  };
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event');
  return { calendar, component, event: new ICAL.Event(component) };
}

test('REACH-04 messages-33 a calendar reads what was agreed, with its signs and its address', () => {
  const text = calendarOf(entry('2026-12-01T09:00:00Z'), 'request', NOW);
  const { calendar, component, event } = read(text);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event).toMatchObject({
    uid: '0b7c1d52-3a5e-4c1c-9d3e-0d8a9b7c6d5e@silverjobs',
    sequence: 3,
    summary: 'Vorstellungsgespräch: Empfang; Büro, 2 Tage',
    location: 'Hohe Straße 1, 50667 Köln',
    organizer: 'mailto:hilfe@silverjobs.example',
  });
  expect(event.description).toContain('Praxis Dr. Öztürk');
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['MAILTO:ute@example.org']);
  // As RFC 5545 wants its lines: at most 75 bytes, with both signs at their end.
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test.each([
  ['in the winter', '2026-12-01T09:00:00Z'],
  ['in the summer', '2027-07-01T08:00:00Z'],
  ['an hour after the clocks go forward', '2027-03-28T01:30:00Z'],
  ['the first of two half past two', '2026-10-25T00:30:00Z'],
  ['the second of two half past two', '2026-10-25T01:30:00Z'],
  ['over the change of the clocks', '2026-10-25T00:45:00Z'],
])('REACH-04 messages-33 the moments are right %s', (_, startsAt) => {
  const { event } = read(calendarOf(entry(startsAt), 'request', NOW));
  expect(event.startDate.toJSDate().toISOString()).toBe(new Date(startsAt).toISOString());
  expect(event.duration.toSeconds()).toBe(3_600);
});

test('REACH-04 messages-33 a cancelled date is taken out by the same name and a higher number', () => {
  const asked = read(calendarOf(entry('2026-12-01T09:00:00Z'), 'request', NOW));
  const off = read(calendarOf(entry('2026-12-01T09:00:00Z', { sequence: 4 }), 'cancel', NOW));
  expect(off.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(off.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(off.event.uid).toBe(asked.event.uid);
  expect(off.event.sequence).toBeGreaterThan(asked.event.sequence);
});

test('REACH-04 messages-33 the link of a call by video leads where it should, whatever signs it has', () => {
  const where = 'https://treffen.example/raum;id=7?wer=a,b';
  const changes = { way: 'video', where } as const;
  const { component, event } = read(
    calendarOf(entry('2026-12-01T09:00:00Z', changes), 'request', NOW),
  );
  expect(event.location).toBe(where);
  const url = String(component.getFirstPropertyValue('url'));
  expect(url).not.toContain('\\');
  expect(decodeURIComponent(url)).toBe(where);
});

test('REACH-04 messages-33 lines of others add nothing to the calendar', () => {
  const where = 'Saal\r\nATTENDEE:mailto:fremd@example.org\nMETHOD:CANCEL';
  const { calendar, event } = read(
    calendarOf(entry('2026-12-01T09:00:00Z', { where, title: where }), 'request', NOW),
  );
  expect(calendar.getAllProperties('method')).toHaveLength(1);
  expect(event.attendees).toHaveLength(1);
});

test.each([
  ['2026-12-01T09:00:00Z', '2026-11-30T08:00:00.000Z'],
  // The clocks change in the night between.
  ['2027-03-28T08:00:00Z', '2027-03-27T08:00:00.000Z'],
  ['2026-10-25T09:00:00Z', '2026-10-24T07:00:00.000Z'],
  // Past midnight in Germany, still the day before in UTC.
  ['2026-11-30T23:30:00Z', '2026-11-30T08:00:00.000Z'],
])(
  'REACH-04 messages-34 a date at %s is remembered at nine on the day before',
  (start, reminder) => {
    expect(reminderTime(new Date(start)).toISOString()).toBe(reminder);
  },
);
