import { jobText, timesText } from './job-facts.ts';

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
