import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { browserLaunch } from '../../support/browser.ts';
import { baseUrl } from '../../support/environment.ts';
import { openHydrated } from '../../support/hydrated.ts';
import { storeToken } from '../../support/sign-in.ts';
import { watchConsole } from '../../support/watch-console.ts';
import {
  type Engine,
  isNamed,
  type Key,
  type Name,
  type Part,
  type Reader,
  readPlace,
  readText,
} from './reader.ts';

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface TreeNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  backendDOMNodeId?: number;
}

/** Names of roles in Chromium's tree where they are not those of ARIA. */
const ARIA: Record<string, string> = { RootWebArea: 'document', MenuListPopup: 'listbox' };

/**
 * Chromium, driven by Playwright.
 * @param byTree goes along the accessibility tree and not with Tab, as screen readers do
 */
export async function startChromium(byTree = false): Promise<Engine> {
  const browser = await chromium.launch(browserLaunch());
  return {
    newReader: async () => {
      const context = await browser.newContext({
        baseURL: baseUrl,
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1366, height: 900 },
      });
      return chromiumReader(context, byTree);
    },
    stop: () => browser.close(),
  };
}

async function chromiumReader(context: BrowserContext, byTree: boolean): Promise<Reader> {
  openHydrated(context);
  const watch = await watchConsole(context);
  const page = await context.newPage();
  const tree = await context.newCDPSession(page);
  return {
    open: async (path) => void (await page.goto(path)),
    enter: (token) => storeToken(context, baseUrl, token),
    press: (key: Key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    isAt: async (role, name) => {
      const { result } = await tree.send('Runtime.evaluate', {
        expression: 'document.activeElement',
      });
      if (!result.objectId) return false;
      const { nodes } = await tree.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      return fits(nodes[0] as TreeNode | undefined, role, name);
    },
    ...(byTree && { jump: (role: string, name: Name) => jump(tree, role, name) }),
    text: () => page.evaluate(readText),
    path: async () => new URL(page.url()).pathname,
    place: () => page.evaluate(readPlace),
    compare: (name, part) => compare(page, name, part),
    errors: () => watch.unexpected(),
    close: () => context.close(),
  };
}

function fits(node: TreeNode | undefined, role: string, name: Name): boolean {
  const found = node?.role?.value ?? '';
  return (ARIA[found] ?? found) === role && isNamed(name, node?.name?.value ?? '');
}

/** Finds something in the whole tree and puts the focus on it. */
async function jump(tree: CDPSession, role: string, name: Name): Promise<boolean> {
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  const found = (nodes as TreeNode[]).find((node) => !node.ignored && fits(node, role, name));
  if (!found?.backendDOMNodeId) return false;
  await tree.send('DOM.focus', { backendNodeId: found.backendDOMNodeId });
  return true;
}

/** A change of what is told to screen readers shows as a difference of these files. */
async function compare(page: Page, name: string, part: Part): Promise<void> {
  const shown = part === 'body' ? page.locator('body') : page.getByRole(part);
  await expect(shown).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
