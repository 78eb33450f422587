import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBreaker, createTeamCaller } from './ask-backend.ts';

test('VIEW-02 a backend that fails five times in a row is spared for two seconds', () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  const note = (...answers: boolean[]) => answers.forEach(breaker.note);
  note(false, false, false, false, true, false, false, false, false);
  expect(breaker.isOpen()).toBe(false);
  note(false);
  expect(breaker.isOpen()).toBe(true);
  time = 2_000;
  expect(breaker.isOpen()).toBe(false);
  note(false);
  expect(breaker.isOpen()).toBe(true);
  time = 4_000;
  note(true, false, false, false, false);
  expect(breaker.isOpen()).toBe(false);
});

test.each([
  { waits: 20, spared: false },
  { waits: 150, spared: true },
])(
  'delivery-91 a server of a team that had $waits ms five times is spared: $spared',
  async ({ waits, spared }) => {
    let answers = false;
    const team = createServer((_, response) => {
      if (answers) response.end('[]');
    });
    await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(team.address() as AddressInfo).port}`;
    const url = `${base}/places`;
    let time = 0;
    const askTeams = createTeamCaller(() => time);
    const visitor = { token: null, address: '::1', apiUrl: base, basePath: '' };
    for (let visit = 0; visit < 5; visit += 1) {
      const end = new AbortController();
      const answer = askTeams([{ base, url }], { ...visitor, signal: end.signal });
      time += waits;
      end.abort();
      await answer;
    }
    answers = true;
    const asked = await askTeams([{ base, url }], {
      ...visitor,
      signal: AbortSignal.timeout(15_000),
    });
    expect(asked.answers).toEqual(spared ? {} : { [url]: '[]' });
    team.closeAllConnections();
    team.close();
  },
);
