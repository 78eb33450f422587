import { createAutosave } from './autosave.ts';
import type { KeptDraft } from './draft-state.ts';
import {
  KEY,
  kept,
  named,
  nothingStored,
  parseUnsavedCv,
  pass,
  type Sheet,
  setUp,
  storedCv,
} from './testing/draft-server.ts';

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
