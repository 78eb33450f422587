import type { JOB_TIMES } from './constants.ts';
import { jobTimesText } from './narrowing-texts.ts';

test.each<[readonly (typeof JOB_TIMES)[number][], string]>([
  [[], ''],
  [['monday'], 'Montag'],
  [['wednesday', 'monday', 'morning'], 'Montag und Mittwoch, vormittags'],
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Montag bis Freitag'],
  [['monday', 'tuesday', 'wednesday', 'saturday'], 'Montag bis Mittwoch und Samstag'],
  [['saturday', 'sunday', 'afternoon', 'evening'], 'Samstag und Sonntag, nachmittags und abends'],
  [['morning', 'afternoon', 'evening'], 'vormittags, nachmittags und abends'],
])('REACH-09 employers-96 %j is called %j', (times, text) => {
  expect(jobTimesText(times)).toBe(text);
});
