import { slugOf } from './slug.ts';

test.each([
  ['Fahrer/in', 'fahrer-in'],
  ['50667 Köln', '50667-koeln'],
  ['Größe & Maß – „süß“', 'groesse-mass-suess'],
  ['Café', 'cafe'],
  ['</script><b>', 'script-b'],
  ['\u2028', 'stelle'],
  ['', 'stelle'],
  ['a'.repeat(500), 'a'.repeat(80)],
])('PUB-05 the slug of %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
