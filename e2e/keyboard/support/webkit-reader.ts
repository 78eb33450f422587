import { baseUrl } from '../../support/environment.ts';
import { pressActions, typeActions } from './keys.ts';
import { isNamed, type Reader, readPlace, readText } from './reader.ts';
import { ELEMENT, type WebDriver } from './webdriver.ts';

/** Drives WebKit; roles and names are those that WebKit computes for assistive technology. */
export function webkitReader(session: WebDriver): Reader {
  const { send, run } = session;
  return {
    open: (path) => send('POST', '/url', { url: new URL(path, baseUrl).href }),
    enter: async (token) => {
      // Cookies are taken for the site that is open.
      await send('POST', '/url', { url: new URL('/robots.txt', baseUrl).href });
      const cookie = { name: 'authToken', value: encodeURIComponent(token), path: '/' };
      await send('POST', '/cookie', { cookie });
    },
    press: (key) => send('POST', '/actions', pressActions(key)),
    type: (text) => send('POST', '/actions', typeActions(text)),
    isAt: async (role, name) => {
      const active = await send<Record<string, string>>('GET', '/element/active').catch(() => null);
      if (!active) return false;
      const of = (what: string) => send<string>('GET', `/element/${active[ELEMENT]}/${what}`);
      return isNamed(name, await of('computedlabel')) && (await of('computedrole')) === role;
    },
    text: () => run(readText),
    path: () => run(() => window.location.pathname),
    place: () => run(readPlace),
    compare: async () => {},
    // WebKit's driver hands out no console.
    errors: () => [],
    close: () => session.end(),
  };
}
