import { safetyRates } from '../src/safety/testing/rates.ts';
import { confidence } from '../src/testing/danger/rate-danger.ts';

const showsMisses = process.argv.includes('--misses');

for (const texts of [
  'written-by-others',
  'written-apart',
  'hold-out',
  'further',
  'tuned',
] as const) {
  const { grave, harmless, missed, warned } = safetyRates(texts);
  const found = grave - missed.length;
  const inPercent = (rate: number) => `${(100 * rate).toFixed(1)} %`;
  const percent = (part: number, whole: number) => {
    const [low, high] = confidence(part, whole);
    return `${inPercent(part / whole)}, ${inPercent(low)} to ${inPercent(high)}`;
  };
  console.log(
    `${texts}: ${found} of ${grave} grave texts found (${percent(found, grave)}), ` +
      `${warned.length} of ${harmless} harmless ones warned of (${percent(warned.length, harmless)})`,
  );
  // Whoever reads the misses of the others can no longer measure with them.
  if (!showsMisses || texts !== 'tuned') continue;
  for (const text of missed) console.log(`  missed: ${text}`);
  for (const text of warned) console.log(`  in vain: ${text}`);
}
