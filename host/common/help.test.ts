/** @jest-environment node */
import { bootRegistry } from '../server/releases/boot-registry.ts';
import { buildPage, buildRegistry, buildRemote } from '../src/testing/build-registry.ts';
import { helpOf, withoutHelp } from './help.ts';

const steps: [string, string, string] = ['a', 'b', 'c'];
const topic = (order: number, path: string) => ({
  order,
  title: `Hilfe ${order}`,
  paths: [path],
  intro: 'So.',
  steps,
});
const office = buildPage({ path: '/office', access: { kind: 'operator' } });
const stop = { order: 1, path: '/', title: 'Suchen', text: 'Hier.' };
const jobs = buildRemote({
  pages: [buildPage({ aliases: ['/stellen'] }), office],
  help: [topic(20, '/stellen'), topic(30, '/office')],
  tour: [stop, { ...stop, path: '/office' }],
});
const older = buildRemote({ name: 'older', pages: [buildPage({ path: '/older' })] });
const profile = buildRemote({
  name: 'profile',
  pages: [buildPage({ path: '/profile', access: { kind: 'candidate' } })],
  help: [topic(10, '/profile')],
});

test('AGE-07 guide-15 all declared help in its order with who may open the pages; a remote without any is no fault', () => {
  const { topics, stops } = helpOf(buildRegistry(jobs, older, profile));
  expect(topics.map(({ title, pages }) => [title, pages])).toEqual([
    ['Hilfe 10', [{ path: '/profile', access: { kind: 'candidate' } }]],
    ['Hilfe 20', [{ path: '/stellen', access: { kind: 'signed-in' } }]],
    ['Hilfe 30', []],
  ]);
  expect(stops).toEqual([{ ...stop, access: { kind: 'signed-in' } }]);
});

test('AGE-07 guide-15 a remote that is switched off has no help', () => {
  const { topics } = helpOf({ ...buildRegistry(jobs, profile), disabled: ['jobs'] });
  expect(topics.map(({ title }) => title)).toEqual(['Hilfe 10']);
});

test('AGE-07 guide-15 neither documents nor the registry of browsers carry help', () => {
  for (const registry of [bootRegistry(buildRegistry(jobs)), withoutHelp(buildRegistry(jobs))]) {
    expect(registry.remotes.jobs).toMatchObject({ name: 'jobs', menu: [] });
    expect(JSON.stringify(registry)).not.toContain('Hilfe');
    expect(JSON.stringify(registry)).not.toContain('Suchen');
  }
});
