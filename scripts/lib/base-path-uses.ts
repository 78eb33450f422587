/** What a source does that holds only at the root of an origin, and what to do instead (operation-45). */
const PATTERNS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bPath=\//, 'cookiePath()'],
  [/\b(?:href|src|action)=(?:["'`]|\{["'`])\/(?!\/)/, 'withBasePath()'],
  [
    /\b(?:fetch|sendBeacon|register|open|Request)\(\s*(?:["'`]\/(?!\/)|[A-Z_]+_PATH\b)/,
    'withBasePath()',
  ],
  [
    /\blocation(?:\.(?:assign|replace)\(|\.href = )\s*(?:["'`]\/|(?:paths|hostPaths|ownPaths)\.|pathTo\()/,
    'withBasePath()',
  ],
  [/State\([^)]*,\s*(?:["'`]\/|(?:paths|hostPaths|ownPaths)\.|pathTo\()/, 'withBasePath()'],
  [/\blocation\.origin\}\$\{(?!basePath|withBasePath)|\blocation\.origin \+/, 'withBasePath()'],
  [/\w, (?:window\.)?location\.origin\)/, 'location.origin with basePath()'],
  // Two addresses may be compared as they are.
  [
    /^(?!.*new URL\()(?!.*withoutBasePath\().*\b(?:window|globalThis|document)\.location\.pathname/,
    'withoutBasePath()',
  ],
  [/\breply\b.*\.redirect\((?!withBasePath)/, 'withBasePath()'],
];

/** The same of what runs in browsers alone; a server asks the backend for such addresses. */
const IN_BROWSERS: typeof PATTERNS = [
  [/(?<!withBasePath\()["'`]\/(?:api|stelle-bild|arbeitgeber-bild|stelle-qr)\//, 'withBasePath()'],
];

/** Lines of a source that hold only at the root of an origin, each with what to do instead. */
export function findRootUses(source: string, isServer = false): string[] {
  const patterns = isServer ? PATTERNS : [...PATTERNS, ...IN_BROWSERS];
  return source
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line))
    .flatMap((line) => {
      const found = patterns.find(([pattern]) => pattern.test(line));
      return found ? [`${line.trim()} -> ${found[1]}`] : [];
    });
}
