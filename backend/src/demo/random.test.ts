import { random, weighted } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const r = random(seed);
    return Array.from({ length: 5 }, () => r.int(0, 1000));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('int stays within its bounds and reaches both', () => {
  const r = random(3);
  const seen = new Set(Array.from({ length: 200 }, () => r.int(1, 3)));
  expect([...seen].sort()).toEqual([1, 2, 3]);
});

test('some gives different elements, at most all', () => {
  const r = random(4);
  expect([...r.some(['a', 'b', 'c'], 9)].sort()).toEqual(['a', 'b', 'c']);
});

test('an empty list cannot be drawn from', () => {
  expect(() => random(1).pick([])).toThrow(RangeError);
  expect(() => weighted([], () => 1)(random(1))).toThrow(RangeError);
});

test('weights decide how often an element is drawn', () => {
  const r = random(5);
  const draw = weighted(
    ['never', 'often', 'rarely'],
    (item) => ({ never: 0, often: 9, rarely: 1 })[item] ?? 0,
  );
  const drawn = Array.from({ length: 1000 }, () => draw(r));
  const often = drawn.filter((item) => item === 'often').length;
  expect(drawn).not.toContain('never');
  expect(often).toBeGreaterThan(850);
  expect(often).toBeLessThan(950);
});
