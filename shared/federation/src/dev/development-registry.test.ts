import { join } from 'node:path';
import { unmetNeeds } from '../registry/compatibility.ts';
import { emptyRegistry, RegistrySchema } from '../registry/registry.ts';
import { defineRemote } from '../registry/remote-config.ts';
import { requiredRanges } from '../sharing/sharing.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { developmentRegistry } from './development-registry.ts';

const host = join(import.meta.dirname, '../../../../host');

const aiAssistants = defineRemote({
  name: 'ai-assistants',
  owner: 'Team Assistenten',
  pages: [
    {
      path: '/interview',
      expose: 'InterviewPage',
      module: './src/InterviewPage.tsx',
      title: 'Vorstellungsgespräch',
      access: { kind: 'feature', feature: 'interview-prep' },
    },
  ],
  menu: [],
});

const published = {
  ...emptyRegistry,
  revision: 7,
  host: buildHostRelease(),
  remotes: {
    jobs: buildRemoteRelease({ name: 'jobs' }),
    'ai-assistants': buildRemoteRelease({ name: 'ai-assistants' }),
  },
};

test('host and named remotes are those of the development servers, the others stay published', () => {
  const registry = developmentRegistry(published, [aiAssistants], host);
  expect(registry.host?.release).toBe('dev');
  expect(registry.remotes.jobs).toBe(published.remotes.jobs);
  expect(registry.remotes['ai-assistants']).toMatchObject({
    release: 'dev',
    container: 'ai_assistants_dev',
    entry: 'remoteEntry.js',
    owner: 'Team Assistenten',
    integrity: {},
  });
});

test('TEAM-09 what comes from the store fits the host of the sources', () => {
  const { host: gives } = developmentRegistry(published, [aiAssistants], host);
  const needs = { name: 'jobs', requires: requiredRanges() };
  expect(gives && unmetNeeds(needs, gives)).toEqual([]);
});

test('a page keeps its declaration without the path of its source', () => {
  const [page] =
    developmentRegistry(published, [aiAssistants], host).remotes['ai-assistants']?.pages ?? [];
  expect(page).toEqual({
    path: '/interview',
    expose: 'InterviewPage',
    title: 'Vorstellungsgespräch',
    access: { kind: 'feature', feature: 'interview-prep' },
    files: { js: [], css: [] },
  });
});

test('no store takes a development registry', () => {
  expect(RegistrySchema.safeParse(published).success).toBe(true);
  expect(
    RegistrySchema.safeParse(developmentRegistry(published, [aiAssistants], host)).success,
  ).toBe(false);
});
