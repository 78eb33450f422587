export type Sample = { readonly name: string; readonly ms: number; readonly ok: boolean };

/** The value that the share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function line(name: string, samples: readonly Sample[]): string {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const failed = samples.filter(({ ok }) => !ok).length;
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1));
  const cells = [samples.length, failed, ...figures].map((cell) => String(cell).padStart(9));
  return `${name.padEnd(28)}${cells.join('')}`;
}

function groupBy(
  samples: readonly Sample[],
  nameOf: (sample: Sample) => string,
): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const name = nameOf(sample);
    groups.set(name, [...(groups.get(name) ?? []), sample]);
  }
  return groups;
}

const TITLES = ['requests', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'];
const head = `${' '.repeat(28)}${TITLES.map((title) => title.padStart(9)).join('')}`;

/** What was measured of all calls together, in milliseconds. */
export function reportAll(samples: readonly Sample[]): string {
  return `${head}\n${line('all', samples)}`;
}

/** A table of what was measured, by kind of call and by name, in milliseconds. */
export function report(samples: readonly Sample[], seconds: number): string {
  const kinds = groupBy(samples, ({ name }) => `all: ${name.split(':', 1)[0]}`);
  for (const name of new Set(samples.map((sample) => sample.name))) kinds.delete(`all: ${name}`);
  const names = [...groupBy(samples, ({ name }) => name)].sort(([a], [b]) => a.localeCompare(b));
  return [
    `${(samples.length / seconds).toFixed(0)} requests a second`,
    reportAll(samples),
    ...[...kinds, ...names].map(([name, own]) => line(name, own)),
  ].join('\n');
}
