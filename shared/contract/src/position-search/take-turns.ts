/** Lets groups take turns, in the order of their numbers; within a group the order stays. */
export function takeTurns<T>(items: readonly T[], groupOf: (item: T) => number): T[] {
  const turns = new Map<number, number>();
  return items
    .map((item) => {
      const group = groupOf(item);
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { item, group, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.group - b.group)
    .map(({ item }) => item);
}
