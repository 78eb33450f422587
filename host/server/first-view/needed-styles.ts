import type { HostRelease } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { RemotePage } from '../../src/remote-loading/load-page.ts';
import { hostFailureTemplate } from '../host-failure.ts';
import { type PublishedRelease, readPublished } from '../read-published.ts';
import { neededText, readSheet, type StyleSheet } from './style-sheet.ts';

/** The styles that a drawn page brings along (delivery-63). */
export interface NeededStyles {
  /** What the page needs of the host's style sheets. */
  host: string;
  /** What it needs of its own. */
  page: string;
}

/** Style sheets of some releases, and texts for some hundred sets of classes. */
const MOST_SHEETS = 200;
const MOST_TEXTS = 500;
const CLASS_NAMES = / class="([^"]*)"/g;

/** Finds the rules that a drawn page needs, in the style sheets of live releases. */
export function createNeededStyles(store: Pick<ReleaseStore, 'readFile'>) {
  const sheets = new Map<string, Promise<StyleSheet>>();
  const texts = new Map<string, string>();

  const sheetOf = (
    name: string,
    release: PublishedRelease,
    file: string,
  ): [string, Promise<StyleSheet>] => {
    const key = `${name}/${release.release}/${file}`;
    const sheet = remembered(sheets, MOST_SHEETS, key, async () =>
      readSheet(new TextDecoder().decode(await readPublished(store, name, release, file))),
    );
    sheet.catch(() => sheets.delete(key));
    return [key, sheet];
  };

  const textOf = (key: string, sheet: StyleSheet, used: ReadonlySet<string>): string => {
    // Classes that are made at run time, and differ for each visitor, are no sheet's.
    const known = [...used].filter((name) => sheet.classes.has(name)).sort();
    return remembered(texts, MOST_TEXTS, `${key} ${known.join(' ')}`, () =>
      neededText(sheet, new Set(known)),
    );
  };

  return {
    /**
     * The style sheets of a page, to be asked for before it is drawn.
     * @returns what says which of their rules a markup needs
     * @throws when one of them is not the published file
     */
    read: async (
      host: HostRelease,
      page: RemotePage | null,
    ): Promise<(html: string) => NeededStyles> => {
      const ofHost = host.styles.map((file) => sheetOf('host', host, file));
      const ofPage = page
        ? page.page.files.css.map((file) => sheetOf(page.remote.name, page.remote, file))
        : [];
      const resolve = (all: typeof ofHost) =>
        Promise.all(all.map(async ([key, sheet]) => [key, await sheet] as const));
      const [hosts, pages] = await Promise.all([resolve(ofHost), resolve(ofPage)]);
      return (html) => {
        const used = classesOf(html + hostFailureTemplate);
        const needed = (all: typeof hosts) =>
          all.map(([key, sheet]) => textOf(key, sheet, used)).join('');
        return { host: needed(hosts), page: needed(pages) };
      };
    },
  };
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(CLASS_NAMES)].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** What is known under a name, or made now; the oldest is forgotten. */
function remembered<T>(known: Map<string, T>, most: number, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}
