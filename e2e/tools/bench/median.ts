/** The middle value; of an even number the mean of the two middle ones. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The item whose value is nearest to the median. */
export function medianItem<T>(items: T[], measure: (item: T) => number): T | undefined {
  const middle = median(items.map(measure));
  const distance = (item: T) => Math.abs(measure(item) - middle);
  return [...items].sort((one, other) => distance(one) - distance(other))[0];
}
