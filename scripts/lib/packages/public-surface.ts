import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import type { Manifest } from './published-manifest.ts';

/** A longer declaration stands in a report by its beginning and its hash. */
const LONGEST = 200;

/** A declaration of a package, and whether it tells that it goes. */
interface Declaration {
  text: string;
  isDeprecated: boolean;
}

/**
 * The report of a package's public surface: each declaration that its entry points lead to, a line each.
 * @param types folder of the declarations that the compiler made of the package
 */
export function surfaceReport(manifest: Manifest, types: string): string {
  const lines = reachableFiles(entriesOf(manifest, types)).flatMap((file) => [
    '',
    `# ${relative(types, file)}`,
    ...declarationsIn(readFileSync(file, 'utf8')).map(({ text, isDeprecated }) =>
      isDeprecated ? `deprecated ${shorten(text)}` : shorten(text),
    ),
  ]);
  return [
    `The public surface of ${manifest.name}; \`pnpm surface --write\` renews it.`,
    ...lines,
    '',
  ].join('\n');
}

/**
 * Names that the declarations call deprecated and package.json does not, or the other way round: both say it,
 * one to the editor and one to the build of whoever uses them.
 */
export function unevenDeprecations(manifest: Manifest, types: string): string[] {
  const marked = reachableFiles(entriesOf(manifest, types))
    .flatMap((file) => declarationsIn(readFileSync(file, 'utf8')))
    .filter(({ isDeprecated }) => isDeprecated)
    .map(({ text }) => nameOf(text));
  const told = Object.keys(manifest.deprecated ?? {});
  return [
    ...marked.filter((name) => !told.includes(name)),
    ...told.filter((name) => !marked.includes(name)),
  ];
}

function entriesOf({ exports = {} }: Manifest, types: string): string[] {
  return Object.values(exports)
    .filter((source) => /\.tsx?$/.test(source))
    .flatMap((source) => globSync(typesOf(source), { cwd: types }))
    .map((file) => join(types, file))
    .sort();
}

const typesOf = (source: string) => normalize(source.replace(/\.tsx?$/, '.d.ts'));

/** Files of declarations with those that they name, in the order of their paths. */
function reachableFiles(entries: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)['"]/g)) {
      visit(join(file, '..', typesOf(path)));
    }
  };
  entries.forEach(visit);
  return [...found].sort();
}

/** The statements of a file that the compiler wrote: each begins a line, what belongs to it is indented. */
function declarationsIn(text: string): Declaration[] {
  const statements = text.split(/^(?=\/\*\*|(?:export|declare|interface|type|class|const)\b)/m);
  const found: Declaration[] = [];
  let isDeprecated = false;
  for (const statement of statements) {
    if (statement.startsWith('/**')) {
      isDeprecated = statement.includes('@deprecated');
      continue;
    }
    const plain = statement
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (plain && plain !== 'export {};' && !plain.startsWith('import ')) {
      found.push({ text: plain, isDeprecated });
    }
    isDeprecated = false;
  }
  return found;
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, LONGEST / 2)}… ${hash}`;
}

function nameOf(declaration: string): string {
  const [, name = declaration] =
    /(?:const|function|type|interface|class)\s+([\w$]+)/.exec(declaration) ?? [];
  return name;
}
