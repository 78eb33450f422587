import { courseForm } from './forms/operator.ts';
import { readDay, readTime } from './typed-values.ts';
import { wallTimeProblem } from './wall-clock.ts';

test.each([
  ['2027-02-30T10:00', /30\.02\.2027 gibt es nicht/],
  ['2027-06-31T10:00', /31\.06\.2027 gibt es nicht/],
  ['2027-13-01T10:00', /01\.13\.2027 gibt es nicht/],
  ['2027-02-29T10:00', /29\.02\.2027 gibt es nicht/],
  ['2027-01-05T24:00', /des nächsten Tages/],
  ['2027-01-05T25:00', /25:00 Uhr gibt es nicht/],
  ['2027-01-05T10:60', /10:60 Uhr gibt es nicht/],
  ['2027-03-28T02:30', /Uhren vorgestellt: 02:30 Uhr/],
  ['2027-03-28T02:00', /Uhren vorgestellt/],
  ['morgen', /Bitte prüfen/],
])('TRUST-25 %s is refused in words', (text, words) => {
  expect(wallTimeProblem(text)).toMatch(words);
});

test.each([
  '2027-03-28T01:59',
  '2027-03-28T03:00',
  '2027-10-31T02:30',
  '2028-02-29T00:00',
  '2027-12-31T23:59',
])('TRUST-25 clocks in Germany show %s', (text) => {
  expect(wallTimeProblem(text)).toBeNull();
});

test.each([
  ['9:30', '09:30'],
  ['9.30 Uhr', '09:30'],
  [' 10 Uhr\u200B', '10:00'],
  ['24:00', '24:00'],
  ['mittags', 'mittags'],
])('TRUST-25 the time %j is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each([
  ['3.2.2027', '2027-02-03'],
  ['03. 02. 2027', '2027-02-03'],
  ['2027-02-03', '2027-02-03'],
])('TRUST-25 the day %j is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  [{ date: '30.2.2027', time: '10:00' }, 'date', /30\.02\.2027 gibt es nicht/],
  [{ date: '2027-03-28', time: '2.30' }, 'time', /02:30 Uhr gibt es an diesem Tag nicht/],
  [{ date: '2027-03-28', time: '24:00' }, 'time', /des nächsten Tages/],
  [{ date: '2027-03-28', time: 'früh' }, 'time', /so ein: 10:00/],
])('TRUST-25 a course at %j is refused at its %s', (when, field, words) => {
  const course = {
    title: 'Kurs',
    duration: '60',
    capacity: '',
    subtitle: '',
    picture: '',
    lecturer: '',
    bio: '',
    join_url: '',
    details: '',
  };
  const { error } = courseForm.safeParse({ ...course, ...when });
  expect(error?.issues).toMatchObject([{ path: [field], message: expect.stringMatching(words) }]);
});
