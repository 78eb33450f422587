import { createAppStorage } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import { createAutosave } from './autosave.ts';
import type { KeptDraft, UnsavedDraft } from './draft-state.ts';

const KEY = 'draft.cv';

interface Sheet {
  readonly name: string;
}

const named = (name: string): Sheet => ({ name });
const storedCv = (values: Partial<KeptDraft<Sheet>> = {}): KeptDraft<Sheet> => ({
  version: 3,
  draft: named('Anfang'),
  previous: null,
  updated_at: 1,
  ...values,
});
const nothingStored = storedCv({ version: 0, draft: null, updated_at: null });
const parseUnsavedCv = (value: unknown) => value as UnsavedDraft<Sheet>;

class Refused extends Error {}

/** A server with one CV, and windows that work on it. */
function setUp(stored: KeptDraft<Sheet> = storedCv(), kept?: object) {
  const storage = createAppStorage(memoryStore(kept ? { [KEY]: JSON.stringify(kept) } : {}));
  const server = { cv: stored, fails: false, losesAnswer: false, saves: 0 };
  const open = () =>
    createAutosave({
      stored: server.cv,
      built: named('Profil'),
      storage,
      userId: 1,
      key: KEY,
      parse: parseUnsavedCv,
      save: async ({ version, draft, keep_previous }) => {
        if (server.fails) throw new Error('no network');
        if (version !== server.cv.version) throw new Refused();
        server.saves += 1;
        const previous = keep_previous ? server.cv.draft : server.cv.previous;
        server.cv = { ...server.cv, version: version + 1, draft, previous };
        if (server.losesAnswer) {
          server.losesAnswer = false;
          throw new Error('no network');
        }
        return server.cv;
      },
      load: async () => server.cv,
      isConflict: (error) => error instanceof Refused,
    });
  return { server, storage, open };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const kept = (storage: ReturnType<typeof setUp>['storage']) => storage.read(KEY, (value) => value);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('AI-13 a change is kept in the browser at once and saved a second after the last one', async () => {
  const { server, storage, open } = setUp(nothingStored);
  const autosave = open();
  expect(autosave.state()).toMatchObject({ saving: 'new', draft: named('Profil') });
  autosave.change(named('A'));
  await pass(800);
  autosave.change(named('B'));
  await pass(800);
  expect(autosave.state().saving).toBe('waiting');
  expect(kept(storage)).toMatchObject({ version: 0, draft: named('B') });
  await pass(300);
  expect(autosave.state().saving).toBe('saved');
  expect(server).toMatchObject({ saves: 1, cv: { version: 1, draft: named('B') } });
  expect(kept(storage)).toBeNull();
});

test('AI-13 what is typed while saving is saved after it', async () => {
  const { server, open } = setUp();
  const autosave = open();
  autosave.change(named('A'));
  const sending = autosave.flush();
  autosave.change(named('B'));
  await sending;
  expect(autosave.state().saving).toBe('waiting');
  await pass(1_000);
  expect(autosave.state().saving).toBe('saved');
  expect(server.cv).toMatchObject({ version: 5, draft: named('B') });
});

test('AI-13 a failed saving says so, keeps the change in the browser and is tried again', async () => {
  const { server, storage, open } = setUp();
  const autosave = open();
  server.fails = true;
  autosave.change(named('A'));
  await pass(1_000);
  expect(autosave.state().saving).toBe('failed');
  expect(kept(storage)).toMatchObject({ draft: named('A') });
  server.fails = false;
  await pass(5_000);
  expect(autosave.state().saving).toBe('saved');
  expect(server.cv.draft).toEqual(named('A'));
});

test('AI-13 after a reload the kept change goes on over the version that it changed', async () => {
  const { server, open } = setUp(storedCv(), { version: 3, draft: named('A') });
  const autosave = open();
  autosave.start();
  expect(autosave.state()).toMatchObject({ saving: 'waiting', draft: named('A') });
  await pass(1_000);
  expect(server.cv.draft).toEqual(named('A'));
});

test('AI-13 a kept change of an older version does not overwrite a newer one by itself', async () => {
  const { server, open } = setUp(storedCv(), { version: 2, draft: named('A') });
  const autosave = open();
  autosave.start();
  await pass(60_000);
  expect(autosave.state()).toMatchObject({ draft: named('A'), conflict: { version: 3 } });
  expect(server.saves).toBe(0);
});

test('AI-13 what the browser kept and the server already has is nothing to save', async () => {
  const { server, storage, open } = setUp(storedCv({ draft: named('A') }), {
    version: 2,
    draft: named('A'),
  });
  const autosave = open();
  autosave.start();
  await pass(5_000);
  expect(autosave.state()).toMatchObject({ saving: 'saved', conflict: null });
  expect([server.saves, kept(storage)]).toEqual([0, null]);
});

describe('AI-13 a saving whose answer is lost is no other window', () => {
  /** The server saves what comes next, and its answer gets lost. */
  function loseAnswer({ server, open }: ReturnType<typeof setUp>) {
    const window = open();
    server.losesAnswer = true;
    return window;
  }

  test('the next saving goes on over it', async () => {
    const parts = setUp();
    const autosave = loseAnswer(parts);
    autosave.change(named('A'));
    await pass(1_000);
    expect(autosave.state().saving).toBe('failed');
    parts.server.fails = true;
    autosave.change(named('B'));
    await pass(1_000);
    parts.server.fails = false;
    autosave.change(named('C'));
    await pass(2_000);
    expect(autosave.state()).toMatchObject({ saving: 'saved', conflict: null });
    expect(parts.server.cv).toMatchObject({ version: 5, draft: named('C') });
    expect(kept(parts.storage)).toBeNull();
  });

  test.each([
    ['had it', true],
    ['has it meanwhile', false],
  ])('after a reload, when the server %s', async (_, before) => {
    const parts = setUp();
    const first = loseAnswer(parts);
    first.change(named('A'));
    await pass(1_000);
    first.change(named('B'));
    const saved = parts.server.cv;
    if (!before) parts.server.cv = storedCv();
    const second = parts.open();
    second.start();
    parts.server.cv = saved;
    await pass(2_000);
    expect(second.state()).toMatchObject({ saving: 'saved', conflict: null, draft: named('B') });
    expect(parts.server.cv).toMatchObject({ version: 5, draft: named('B') });
  });

  test('what was replaced stays the previous one', async () => {
    const parts = setUp();
    const autosave = loseAnswer(parts);
    const replacing = autosave.replace(named('Neu'));
    await pass(0);
    await replacing;
    autosave.change(named('Neuer'));
    await pass(2_000);
    expect(parts.server.cv).toMatchObject({ draft: named('Neuer'), previous: named('Anfang') });
  });

  test('what another window saves over it is', async () => {
    const parts = setUp();
    const autosave = loseAnswer(parts);
    autosave.change(named('A'));
    await pass(1_000);
    parts.server.cv = storedCv({ version: 5, draft: named('Zwei') });
    autosave.change(named('B'));
    await pass(1_000);
    expect(autosave.state()).toMatchObject({ draft: named('B'), conflict: { version: 5 } });
  });

  test.each([null, 'x', [null], { 0: 'x' }])(
    'a broken note of it (%j) costs nothing',
    async (unanswered) => {
      const parts = setUp(storedCv(), { version: 3, draft: named('A'), unanswered });
      const autosave = parts.open();
      autosave.start();
      await pass(1_000);
      expect(parts.server.cv.draft).toEqual(named('A'));
    },
  );
});

describe('AI-13 two windows', () => {
  async function meet() {
    const parts = setUp();
    const [one, two] = [parts.open(), parts.open()];
    two.change(named('Zwei'));
    await pass(1_000);
    one.change(named('Eins'));
    await pass(1_000);
    expect(one.state()).toMatchObject({ draft: named('Eins'), conflict: { draft: named('Zwei') } });
    return { ...parts, one };
  }

  test('nothing is sent until the user has decided', async () => {
    const { server, one } = await meet();
    one.change(named('Eins b'));
    await pass(60_000);
    expect(server.cv.draft).toEqual(named('Zwei'));
  });

  test('the own version is kept, the other one stays as the previous', async () => {
    const { server, one } = await meet();
    await one.keepMine();
    expect(one.state()).toMatchObject({ conflict: null, saving: 'saved' });
    expect(server.cv).toMatchObject({ draft: named('Eins'), previous: named('Zwei') });
  });

  test('the other version is taken, the own one stays as the previous', async () => {
    const { server, one } = await meet();
    await one.takeTheirs();
    expect(one.state()).toMatchObject({ conflict: null, saving: 'saved', draft: named('Zwei') });
    expect(server.cv).toMatchObject({ draft: named('Zwei'), previous: named('Eins') });
  });

  test('deciding without network loses nothing and can be repeated', async () => {
    const { server, one } = await meet();
    server.fails = true;
    await one.takeTheirs();
    expect(one.state()).toMatchObject({ draft: named('Eins'), conflict: { draft: named('Zwei') } });
    server.fails = false;
    await one.takeTheirs();
    expect(server.cv).toMatchObject({ draft: named('Zwei'), previous: named('Eins') });
  });
});

test('AI-13 replacing everything first saves what waits, and that stays as the previous', async () => {
  const { server, open } = setUp();
  const autosave = open();
  autosave.change(named('A'));
  await autosave.replace(named('B'));
  expect(server.cv).toMatchObject({ draft: named('B'), previous: named('A') });
  expect(autosave.state().saving).toBe('saved');
});

test('AI-13 a request that never ends is given up after signing in again', async () => {
  const { storage } = setUp();
  const answers: (() => void)[] = [];
  const saved = storedCv({ version: 4, draft: named('A') });
  const autosave = createAutosave({
    stored: storedCv(),
    built: named('Profil'),
    storage,
    userId: 1,
    key: KEY,
    parse: parseUnsavedCv,
    save: () => new Promise<KeptDraft<Sheet>>((resolve) => answers.push(() => resolve(saved))),
    load: async () => saved,
    isConflict: () => false,
  });
  autosave.change(named('A'));
  await pass(1_000);
  autosave.renew();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await pass(0);
  expect(autosave.state()).toMatchObject({ saving: 'saved', stored: { version: 4 } });
});

test('AI-13 deleted elsewhere, the CV is saved anew', async () => {
  const { server, open } = setUp();
  const autosave = open();
  server.cv = nothingStored;
  autosave.change(named('A'));
  await pass(2_000);
  expect(server.cv).toMatchObject({ version: 1, draft: named('A') });
});

test('AI-13 what is on its way while the draft is deleted does not come back', async () => {
  const { server, open } = setUp();
  const autosave = open();
  autosave.change(named('A'));
  const sending = autosave.flush();
  autosave.forget();
  await sending;
  await pass(60_000);
  expect(autosave.state()).toMatchObject({ saving: 'new', draft: named('Profil') });
  expect(server.saves).toBe(1);
});
