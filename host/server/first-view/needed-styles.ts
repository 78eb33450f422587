import { hostFailureTemplate } from '../host-failure.ts';
import type { PageSheets, PublishedSheet } from './page-sheets.ts';
import { remembered } from './remembered.ts';
import { neededText, readSheet, type StyleSheet } from './style-sheet.ts';

/** The styles that a drawn page brings along (delivery-63). */
export interface NeededStyles {
  /** What the page needs of the host's style sheets. */
  host: string;
  /** What it needs of its own. */
  page: string;
}

/** Texts for some hundred sets of classes. */
const MOST_TEXTS = 500;
const CLASS_NAMES = / class="([^"]*)"/g;

/** Finds the rules that a drawn page needs, in style sheets that it was given once. */
export function createNeededStyles() {
  const sheets = new Map<string, StyleSheet>();
  const texts = new Map<string, string>();

  const textOf = ({ key }: PublishedSheet, used: ReadonlySet<string>): string => {
    const sheet = sheets.get(key);
    if (!sheet) throw new Error(`The style sheet ${key} is not known here.`);
    // Classes that are made at run time, and differ for each visitor, are no sheet's.
    const known = [...used].filter((name) => sheet.classes.has(name)).sort();
    return remembered(texts, MOST_TEXTS, `${key} ${known.join(' ')}`, () =>
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
    /** Which rules of a page's style sheets a markup needs. */
    needed: (html: string, { host, page }: PageSheets): NeededStyles => {
      const used = classesOf(html + hostFailureTemplate);
      const needed = (all: readonly PublishedSheet[]) =>
        all.map((sheet) => textOf(sheet, used)).join('');
      return { host: needed(host), page: needed(page) };
    },
  };
}

function classesOf(html: string): Set<string> {
  // A page has some hundred elements with classes, and few texts of them.
  const lists = new Set([...html.matchAll(CLASS_NAMES)].map(([, names = '']) => names));
  return new Set([...lists].flatMap((names) => names.split(/\s+/)));
}
