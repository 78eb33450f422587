import { jobText, timesText } from './job-facts.ts';
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
