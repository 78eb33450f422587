import { getOrCreateBounded } from '../common/caches.ts';
import { hostFailureTemplate } from '../common/html.ts';
import type { PageSheets, PublishedSheet } from './page-sources.ts';
import { neededText, readSheet, type StyleSheet } from './style-sheet.ts';

/** The styles that a rendered page brings along (delivery-63). */
export interface NeededStyles {
  /** What the page needs of the host's style sheets. */
  host: string;
  /** What it needs of its own. */
  page: string;
}

/** Texts for some hundred sets of classes. */
const MOST_TEXTS = 500;
const CLASS_NAMES = / class="([^"]*)"/g;

/** Finds the rules that a rendered page needs, in style sheets that it was given once. */
export function createNeededStyles() {
  const sheets = new Map<string, StyleSheet>();
  const texts = new Map<string, string>();

  const sheetOf = ({ key }: PublishedSheet): StyleSheet => {
    const sheet = sheets.get(key);
    if (!sheet) throw new Error(`The style sheet ${key} is not known here.`);
    return sheet;
  };
  const textOf = (published: PublishedSheet, used: ReadonlySet<string>): string => {
    const { key } = published;
    const sheet = sheetOf(published);
    // Classes that are made at run time, and differ for each visitor, are no sheet's.
    const known = [...used].filter((name) => sheet.classes.has(name)).sort();
    return getOrCreateBounded(texts, MOST_TEXTS, `${key} ${known.join(' ')}`, () =>
      neededText(sheet, new Set(known)),
    );
  };

  return {
    /** Takes the style sheets that come with their text. */
    learn: ({ host, page }: PageSheets): void => {
      for (const { key, text } of [...host, ...page]) {
        if (text !== null && !sheets.has(key)) sheets.set(key, readSheet(text));
      }
    },
    /** Forgets all style sheets: those of releases that are live still are given once more. */
    forget: (): void => {
      sheets.clear();
      texts.clear();
    },
    /** Which rules of a page's style sheets a markup needs. */
    needed: (html: string, { host, page }: PageSheets): NeededStyles => {
      const used = new Set([...classesOf(html), ...ALWAYS]);
      const needed = (all: readonly PublishedSheet[]) =>
        all.map((sheet) => textOf(sheet, used)).join('');
      return { host: needed(host), page: needed(page) };
    },
  };
}

/** What every document brings along, see `hostFailureTemplate`. */
const ALWAYS = classesOf(hostFailureTemplate);

function classesOf(html: string): Set<string> {
  // A page has some hundred elements with classes, and few texts of them.
  const lists = new Set([...html.matchAll(CLASS_NAMES)].map(([, names = '']) => names));
  return new Set([...lists].flatMap((names) => names.split(/\s+/)));
}
