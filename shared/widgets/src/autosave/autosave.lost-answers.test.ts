import { kept, named, pass, setUp, storedCv } from './testing/draft-server.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
