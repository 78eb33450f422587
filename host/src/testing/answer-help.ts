import type { DeclaredHelp } from '../../common/help.ts';

const usual = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usual;
});

/** Answers what asks for the help that remotes declare, until the test ends. */
export function answerHelp(answer: () => Promise<DeclaredHelp>): void {
  globalThis.fetch = (async (address: RequestInfo | URL) => {
    if (address !== '/help.json') throw new Error(`The test has no answer for ${address}.`);
    const help = await answer();
    return { ok: true, json: async () => help };
  }) as typeof fetch;
}
