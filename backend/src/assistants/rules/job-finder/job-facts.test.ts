import { isAtTimes, isUnwanted, jobText, timesText } from './job-facts.ts';
import { scoreJob } from './score-job.ts';

const job = (description: string) => ({
  text: jobText('Hilfe im Büro', description),
  positions: '',
  positionIds: [],
  jobType: null,
  payHint: null,
});

test.each([
  ['Wir suchen Sie für drei Vormittage.', ['mornings'], 'vormittags'],
  ['Zeiten nach Absprache.', ['mornings'], 'Zeiten nach Absprache'],
  ['Arbeit am Nachmittag, sonst nach Absprache.', ['mornings', 'afternoons'], 'nachmittags'],
  ['Ein nettes Team.', ['weekdays'], null],
])('TALK-19 %j gives as a reason of time only what it names', (description, ids, reason) => {
  expect(timesText(job(description), ids)).toBe(reason);
});

test.each([
  // One of the days is enough; a job that names none leaves it open.
  ['Wir suchen Sie samstags.', ['fridays', 'saturdays'], true],
  ['Wir suchen Sie montags.', ['fridays', 'saturdays'], false],
  ['Ein nettes Team.', ['fridays'], true],
  // A season leaves out no job, the times of day do.
  ['Ein nettes Team.', ['summer'], true],
  ['Wir suchen Sie abends.', ['mornings'], false],
  ['Wir suchen Sie abends.', ['mornings', 'evenings'], true],
  ['Wir suchen Sie abends.', ['mornings', 'afternoons'], false],
  ['Wir suchen Sie abends.', ['daytime'], false],
  ['Ein nettes Team.', ['daytime'], true],
])('TALK-20 %j lies at %j: %j', (description, ids, isThen) => {
  expect(isAtTimes(job(description), ids)).toBe(isThen);
});

test('TALK-20 any thing that is not wanted leaves out jobs that name it', () => {
  const excluded = [{ id: 'word-motorsag', label: 'ohne Motorsäge', word: 'motorsag' }];
  expect(isUnwanted(job('Sie arbeiten mit Motorsägen.'), excluded)).toBe(true);
  expect(isUnwanted(job('Sie arbeiten ohne Motorsäge.'), excluded)).toBe(false);
});

const plain = {
  place: -1,
  isAnyWork: true,
  isMain: false,
  position: 'Gärtner/in',
  isExperience: false,
  km: null,
  radiusKm: null,
  workload: null,
  hours: null,
  named: [],
  untold: 0,
};

test('TALK-19 a job that nothing was asked of has no percentage', () => {
  expect(scoreJob(plain)).toEqual({ score: 0, reasons: [] });
});

test('TALK-19 the percentage is the points of the named reasons of all that was asked for', () => {
  const asked = { ...plain, isAnyWork: false, place: 0, isMain: true, km: 10, radiusKm: 10 };
  const { score, reasons } = scoreJob({ ...asked, named: ['vormittags'], untold: 1 });
  expect(reasons.map(({ text, points }) => [text, points])).toEqual([
    ['gesuchte Tätigkeit: Gärtner/in', 50],
    ['10 km entfernt', 10],
    ['vormittags', 15],
  ]);
  expect(score).toBe(0.75);
});

test('TALK-19 near is said of less than a kilometre only', () => {
  const { reasons } = scoreJob({ ...plain, km: 1.2, radiusKm: 5 });
  expect(reasons.map(({ text }) => text)).toEqual(['1 km entfernt']);
});
