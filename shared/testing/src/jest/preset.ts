import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const beside = (file: string) => join(import.meta.dirname, file);

const compiler = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  // Beside the code: within it every test file would read them again.
  sourceMaps: true,
};

/**
 * Libraries that are compiled, too, as they are ES modules only. Without Node's
 * `--experimental-vm-modules` V8 compiles a file once a worker; with it, once for every test file that loads it.
 */
const COMPILED = [
  '@silverjobs/',
  'bail',
  'ccount',
  'character-',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'estree-util',
  'github-slugger',
  'hast-',
  'html-url-attributes',
  'html-void-elements',
  'is-plain-obj',
  'kdbush',
  'longest-streak',
  'markdown-table',
  'mdast-',
  'micromark',
  'property-information',
  'react-markdown',
  'rehype-',
  'remark-',
  'space-separated-tokens',
  'supercluster',
  'trim-lines',
  'trough',
  'unified',
  'unist-',
  'unpdf/',
  'vfile',
  'zwitch',
];

/** How Jest reads sources and libraries. */
export const sourceOptions: {
  moduleNameMapper: Record<string, string>;
  transform: Record<string, [string, Record<string, unknown>]>;
  transformIgnorePatterns: string[];
  sandboxInjectedGlobals: string[];
} = {
  // Looks are seen in the browser; a page under test only names its classes.
  moduleNameMapper: { '\\.(css|ttf)$': beside('no-module.cjs') },
  transform: { '^.+\\.[cm]?[jt]sx?$': [resolve('@swc/jest'), compiler] },
  transformIgnorePatterns: [`/node_modules/(?!.*(${COMPILED.join('|')}))`],
  // A module under test asks Jest's sandbox for each global that it uses, which takes long; this one, of which
  // most is asked, is given to every module instead.
  sandboxInjectedGlobals: ['Object'],
};

/** The browser in which pages are tested. */
export const browserOptions: { testEnvironment: string; setupFilesAfterEnv: string[] } = {
  testEnvironment: beside('jsdom-environment.cjs'),
  setupFilesAfterEnv: [beside('setup-browser.cjs')],
};
