import { readFileSync } from 'node:fs';
import { findJobHints } from './job-hints.ts';

type Phrases = { excluding: Record<string, string[]>; harmless: string[] };

const read = (name: string): Phrases =>
  JSON.parse(readFileSync(new URL(`./testing/${name}.json`, import.meta.url), 'utf8'));

/** How many phrases are named by their ground, and which harmless sentences are. */
function rate({ excluding, harmless }: Phrases) {
  const phrases = Object.entries(excluding).flatMap(([ground, texts]) =>
    texts.map((text) => ({ ground, text })),
  );
  const named = phrases.filter(({ ground, text }) =>
    findJobHints(text).some((hint) => hint.ground === ground),
  );
  return {
    named: named.length / phrases.length,
    warned: harmless.filter((text) => findJobHints(text).length > 0),
  };
}

test('REACH-09 employers-34 of phrases that no rule was made by three quarters are named', () => {
  const { named, warned } = rate(read('hold-out'));
  expect(named).toBeGreaterThanOrEqual(0.75);
  expect(warned.length).toBeLessThanOrEqual(1);
});

test('REACH-09 employers-34 of the phrases that the rules were made by nearly all are named', () => {
  const { named, warned } = rate(read('tuned'));
  expect(named).toBeGreaterThanOrEqual(0.95);
  expect(warned).toEqual([]);
});

test.each(Object.entries(read('hold-out').excluding))(
  'REACH-09 every ground of the AGG is heard: %s',
  (ground, texts) => {
    const grounds = texts.flatMap((text) => findJobHints(text).map((hint) => hint.ground));
    expect(grounds).toContain(ground);
  },
);
