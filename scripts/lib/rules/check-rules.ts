import { proseLines } from './prose-lines.ts';
import { areaOf, type Finding, misplacedRules, readRules, type SourceFile } from './read-rules.ts';

const ACCEPTANCE_TABLE = 'e2e/acceptance.md';
const ACCEPTANCE_ROW = /^\|\s*([A-Z]{2,5}-\d{2})\s*\|/gm;
const CODE = /\.(tsx?|mjs|cjs|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const ACCEPTANCE_ID = /\b([A-Z]{2,5})-\d{2}(?![\w\\])/g;

/** Papers that are not in the repository; German law is cited with a blank: '§ 312k BGB'. */
const PAPERS = [
  /\bspec \d/i,
  /§\d/,
  // In a sentence or at the beginning of a title, not as the value that a test gives.
  /(?<=^|[\s(])[DT]\d{1,2}(?![\w'"`-])/,
  /(?<=['"`])[DT]\d{1,2}(?=\s)/,
];

/**
 * Checks what comments, test titles and documents cite: rules of docs/rules and rows of the
 * acceptance table that exist, and no papers from elsewhere. Code cites rules only; rows stand in
 * titles of tests and in the rules that they prove.
 * @param files every text file of the workspace
 */
export function checkRules(files: readonly SourceFile[]): Finding[] {
  const rules = files.flatMap(readRules);
  const ids = new Set(rules.map(({ id }) => id));
  const areas = files.map(({ path }) => areaOf(path)).filter((area) => area !== null);
  const cited = new RegExp(`(?<![\\w/-])(?:${areas.join('|')})-\\d+\\b`, 'g');
  const table = files.find(({ path }) => path === ACCEPTANCE_TABLE)?.text ?? '';
  const rows = new Set([...table.matchAll(ACCEPTANCE_ROW)].map(([, id = '']) => id));
  const prefixes = new Set([...rows].map((id) => id.split('-')[0]));

  const unknownRules = (text: string) =>
    areas.length === 0 ? [] : matches(text, cited).filter((id) => !ids.has(id));
  const knownRows = (text: string) => matches(text, ACCEPTANCE_ID).filter((id) => rows.has(id));
  const unknownRows = (text: string) =>
    matches(text, ACCEPTANCE_ID).filter((id) => !rows.has(id) && prefixes.has(id.split('-')[0]));
  const papers = (text: string) => PAPERS.flatMap((paper) => paper.exec(text)?.[0] ?? []);

  const cites = files.flatMap((file) => {
    const { path } = file;
    const find = (text: string, line: number): Finding[] =>
      [
        ...unknownRows(text).map((id) => `${id} is no row of ${ACCEPTANCE_TABLE}.`),
        ...(CODE.test(path) && !TEST.test(path) ? knownRows(text) : []).map(
          (id) =>
            `${id} is a row, for titles of tests; code cites the rule of docs/rules that names it.`,
        ),
        ...papers(text).map(
          (name) => `'${name}' cites what is not here; cite a rule of docs/rules.`,
        ),
      ].map((sentence) => ({ path, line, text: sentence }));
    // Rules are cited by code, too: by the table of calls.
    const rulesCited = file.text.split('\n').flatMap((text, index) =>
      unknownRules(text).map((id) => ({
        path,
        line: index + 1,
        text: `There is no rule ${id} in docs/rules.`,
      })),
    );
    return [...rulesCited, ...proseLines(file).flatMap(({ line, text }) => find(text, line))];
  });
  return [...misplacedRules(rules), ...cites];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}
