/** From so many euros on easy work is not paid like this, by the unit. */
const LIMITS: Readonly<Record<string, number>> = {
  stunde: 45,
  std: 45,
  stundlich: 45,
  seite: 45,
  bewertung: 45,
  klick: 45,
  aufgabe: 45,
  umfrage: 45,
  brief: 45,
  fahrt: 100,
  sendung: 25,
  tag: 190,
  taglich: 190,
  woche: 900,
  wochentlich: 900,
  monat: 3500,
  monatlich: 3500,
};
/** Without a unit: 'von zu Hause 8.000 Euro verdienen'. */
const WITHOUT_UNIT = 2500;
const NEAR = 4;

function limitNear(words: readonly string[], at: number): number | null {
  for (let away = 1; away <= NEAR; away += 1) {
    const limit = LIMITS[words[at + away] ?? ''] ?? LIMITS[words[at - away] ?? ''];
    if (limit !== undefined) return limit;
  }
  return words.some((word) => word.startsWith('verdien')) ? WITHOUT_UNIT : null;
}

/** Whether words promise more than easy work earns: '300 bis 800 Euro am Tag'. */
export function promisesHighPay(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!/^\d{2,6}$/.test(word)) return false;
    const after = words.slice(at + 1, at + 4);
    if (!after.some((one) => one === 'euro' || one === 'eur')) return false;
    const limit = limitNear(words, at);
    return limit !== null && Number(word) >= limit;
  });
}
