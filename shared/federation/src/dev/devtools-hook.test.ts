import { runInNewContext } from 'node:vm';
import { bundleDevtoolsHook } from './devtools-hook.ts';

interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

let script: string;
beforeAll(async () => {
  script = await bundleDevtoolsHook();
});

function runHook(page: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook | undefined }): Hook | undefined {
  runInNewContext(script, { window: page });
  return page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
}

test('the hook remembers every renderer for runtimes that start later', () => {
  const hook = runHook({});
  const [first, second] = [{ scheduleRefresh: () => {} }, { scheduleRefresh: () => {} }];
  const ids = [hook?.inject(first), hook?.inject(second)];
  expect(new Set(ids).size).toBe(2);
  expect(hook?.renderers.get(ids[0] ?? -1)).toBe(first);
  expect(hook?.renderers.get(ids[1] ?? -1)).toBe(second);
});

test('the hook of the browser extension stays', () => {
  const extension: Hook = { renderers: new Map(), inject: () => 1 };
  expect(runHook({ __REACT_DEVTOOLS_GLOBAL_HOOK__: extension })).toBe(extension);
});
