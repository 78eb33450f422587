import { test as base, expect } from '@playwright/test';
import {
  newCandidate,
  newIncompleteCandidate,
  type Person,
} from '../../access-pages/support/new-users.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { Keyboard } from './keyboard.ts';
import type { Engine, Reader } from './reader.ts';
import { startWebkit } from './webkit.ts';

/** Which browser, and how one goes through it. */
export type EngineName = 'chromium' | 'tree' | 'firefox' | 'webkit';

interface WorkerFixtures {
  engine: EngineName;
  started: Engine;
}

interface Fixtures {
  reader: Reader;
  keyboard: Keyboard;
  /** Somebody new who is signed in. */
  person: Person;
  /** The same, without contact data. */
  newcomer: Person;
}

const START: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startChromium(),
  tree: () => startChromium(true),
  firefox: startFirefox,
  webkit: startWebkit,
};

/** Tests of which each runs in every browser, by keyboard and by what is told about the focus. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = await START[engine]();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  reader: async ({ started }, use) => {
    const reader = await started.newReader();
    await use(reader);
    const errors = reader.errors();
    await reader.close();
    expect(errors, 'errors in the console').toEqual([]);
  },
  keyboard: async ({ reader }, use) => use(new Keyboard(reader)),
  person: async ({ reader, request }, use) => {
    const person = await newCandidate(request);
    await reader.enter(person.token);
    await use(person);
  },
  newcomer: async ({ reader, request }, use) => {
    const person = await newIncompleteCandidate(request);
    await reader.enter(person.token);
    await use(person);
  },
});
