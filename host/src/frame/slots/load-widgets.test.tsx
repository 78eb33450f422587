import type { AccessSession } from '@silverjobs/contract/access';
import type { Registry } from '@silverjobs/federation';
import { buildCandidateUser } from '@silverjobs/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LoadError } from '../../loading/load-failure.ts';
import { createPageLoader } from '../../loading/load-page.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { loadWidgets } from './load-widgets.tsx';

const widget = {
  slot: 'beside-job',
  expose: 'Teaser',
  access: { kind: 'candidate' as const },
  bytes: 1,
  files: { js: ['teaser.js'], css: [] },
};
const filler = (name: string, expose: string, values = {}) =>
  buildRemote({
    name,
    pages: [buildPage({ path: `/${name}`, expose: `${name}Page` })],
    widgets: [{ ...widget, expose }],
    ...values,
  });
const user = buildCandidateUser();
const candidate: AccessSession = { signedIn: true, loaded: true, user };
const nobody: AccessSession = { signedIn: false, loaded: false, user: null };

function setUp(
  registry: Registry,
  modules: Record<string, () => Promise<ComponentType> | ComponentType>,
  values: { session?: AccessSession; own?: Registry } = {},
) {
  const reportError = jest.fn();
  const asked: string[] = [];
  const loader = createPageLoader({
    loadModule: async ({ release }, expose) => {
      asked.push(`${release} ${expose}`);
      return { [expose]: await modules[expose]?.() };
    },
    fetchRegistry: async () => registry,
    inspectFile: async () => 'unknown',
    report: ({ cause, remote, release, number }) =>
      reportError(cause, { remote, release, diagnosis: number, action: 'load a page' }),
    wait: async () => {},
  });
  const { session = candidate, own = registry } = values;
  const parts = { own, registry: { current: () => registry }, loader, session, reportError };
  const show = async () => {
    const widgets = await loadWidgets('beside-job', parts);
    render(
      <>
        <h1>Stelle</h1>
        {widgets.map(({ remote, Component }) => (
          <Component key={remote} />
        ))}
      </>,
    );
  };
  return { show, parts, reportError, asked };
}

const Teaser = () => <p>Kurs</p>;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('TEAM-14 a place shows what other remotes have for it, and nothing that is for others', async () => {
  const registry = buildRegistry(
    filler('silverplus', 'Teaser'),
    filler('account', 'Other', { widgets: [{ ...widget, slot: 'elsewhere', expose: 'Other' }] }),
    filler('operator', 'Hidden', {
      widgets: [{ ...widget, expose: 'Hidden', access: { kind: 'operator' } }],
    }),
  );
  const { show, asked } = setUp(registry, { Teaser: () => Teaser });
  await show();
  expect(screen.getByText('Kurs')).toBeVisible();
  expect(asked).toEqual(['abc123 Teaser']);
});

test('TEAM-14 nobody who may not see a widget asks for any of its code', async () => {
  const { show, asked } = setUp(
    buildRegistry(filler('silverplus', 'Teaser')),
    { Teaser: () => Teaser },
    { session: nobody },
  );
  await show();
  expect(screen.queryByText('Kurs')).toBeNull();
  expect(asked).toEqual([]);
});

test('TEAM-14 a remote that fails, throws or is switched off leaves the page and the other widgets whole', async () => {
  const registry: Registry = {
    ...buildRegistry(
      filler('silverplus', 'Teaser'),
      filler('account', 'Broken'),
      filler('profile', 'Throwing'),
      filler('messaging', 'Off'),
    ),
    disabled: ['messaging'],
  };
  const { show, reportError, asked } = setUp(registry, {
    Teaser: () => Teaser,
    Broken: () => Promise.reject(new LoadError('timeout', 'hangs')),
    Throwing: () => () => {
      throw new Error('broken');
    },
  });
  await show();
  expect(screen.getByRole('heading', { name: 'Stelle' })).toBeVisible();
  expect(screen.getByText('Kurs')).toBeVisible();
  expect(asked).not.toContain('abc123 Off');
  expect(reportError.mock.calls.map(([, context]) => context)).toEqual([
    { remote: 'account', release: 'abc123', diagnosis: 'FED-101', action: 'load a page' },
    { remote: 'profile', release: 'abc123', diagnosis: 'FED-106', action: 'show a widget' },
  ]);
});

test('TEAM-14 a tab that has evaluated a release shows no widget of another one', async () => {
  const own = buildRegistry(filler('silverplus', 'Teaser', { container: 'silverplus_old' }));
  const live = buildRegistry(filler('silverplus', 'Teaser', { release: 'new456' }));
  const scope = globalThis as { silverplus_old?: object };
  scope.silverplus_old = {};
  const { show, asked } = setUp(live, { Teaser: () => Teaser }, { own });
  await show();
  delete scope.silverplus_old;
  expect(asked).toEqual(['abc123 Teaser']);
});

test('TEAM-14 a widget keeps its state when its place asks again', async () => {
  const { parts } = setUp(buildRegistry(filler('silverplus', 'Teaser')), { Teaser: () => Teaser });
  const [first] = await loadWidgets('beside-job', parts);
  const [second] = await loadWidgets('beside-job', parts);
  expect(second?.Component).toBe(first?.Component);
});
