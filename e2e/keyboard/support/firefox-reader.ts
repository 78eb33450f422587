import type { Bidi } from './bidi.ts';
import { pressActions, typeActions } from './keys.ts';
import { nameInPage } from './name-in-page.ts';
import { isNamed, type Name, type Reader, readPlace, readText } from './reader.ts';

/** A tab of Firefox and whose cookies it has. */
interface Tab {
  context: string;
  userContext: string;
}

interface Evaluated {
  type: 'success' | 'exception';
  result: { type: string; value?: unknown; sharedId?: string };
  exceptionDetails?: { text: string };
}

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** Drives a tab of Firefox; roles and names are those of Firefox's own accessibility tree. */
export function firefoxReader(bidi: Bidi, tab: Tab, baseUrl: string): Reader {
  const { context } = tab;
  const errors: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text, source } = params as LogEntry;
    if (level === 'error' && source.context === context) errors.push(text ?? '');
  });

  async function call(script: () => unknown): Promise<Evaluated['result']> {
    const answer = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: `() => { const it = (${script})(); return it instanceof Element ? it : JSON.stringify(it); }`,
      awaitPromise: false,
      target: { context, sandbox: 'reader' },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }
  const read = async <T>(script: () => T): Promise<T> =>
    JSON.parse(String((await call(script)).value)) as T;

  return {
    open: async (path) =>
      void (await bidi.send('browsingContext.navigate', {
        context,
        url: new URL(path, baseUrl).href,
        wait: 'interactive',
      })),
    enter: async (token) =>
      void (await bidi.send('storage.setCookie', {
        cookie: {
          name: 'authToken',
          value: { type: 'string', value: encodeURIComponent(token) },
          domain: new URL(baseUrl).hostname,
          path: '/',
          sameSite: 'lax',
        },
        partition: { type: 'storageKey', userContext: tab.userContext },
      })),
    press: (key) => bidi.send('input.performActions', { context, ...pressActions(key) }),
    type: (text) => bidi.send('input.performActions', { context, ...typeActions(text) }),
    isAt: async (role, name: Name) => {
      const { sharedId } = await call(() => document.activeElement);
      const guess = typeof name === 'string' ? name : await read(nameInPage);
      if (!sharedId || !isNamed(name, guess)) return false;
      const locate = (value: object) =>
        bidi.send<{ nodes: { sharedId?: string }[] }>('browsingContext.locateNodes', {
          context,
          locator: { type: 'accessibility', value },
          startNodes: [{ sharedId }],
          maxNodeCount: 1,
        });
      const isPassword = await read(() => document.activeElement?.matches('[type=password]'));
      // ARIA has no role for it; Firefox gives none, others that of a text field.
      const { nodes } = await locate({ ...(!isPassword && { role }), name: guess });
      return nodes.some((node) => node.sharedId === sharedId);
    },
    text: () => read(readText),
    path: () => read(() => window.location.pathname),
    place: () => read(readPlace),
    compare: async () => {},
    errors: () => errors,
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext: tab.userContext });
    },
  };
}
