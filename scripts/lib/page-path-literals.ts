/** A path as a file declares it. */
export interface DeclaredPath {
  name: string;
  path: string;
}

/** The paths that a source declares: `export const job = '/jobs/:id'` or `login: '/login'`. */
export function pathsDeclaredIn(source: string): DeclaredPath[] {
  return [...source.matchAll(/(?:const (\w+) =|(\w+):) '(\/[^']*)'/g)].map(
    ([, constant, member, path = '']) => ({ name: constant ?? member ?? '', path }),
  );
}

/** A call of the API, whatever its path ends with. */
const CALL = /'(?:GET|POST|PUT|PATCH|DELETE) \/[^']*'/g;

/**
 * Lines of a source that write the path of a page, or link to one whose parameters are not filled in; a comparison
 * with an address is no link.
 * @param paths every path that is declared
 */
export function findPathLiterals(source: string, paths: readonly DeclaredPath[]): string[] {
  const fixed = paths
    .map(({ path }) => path.split('/:')[0] ?? path)
    .filter((path) => path.length > 1)
    .map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const open = paths.filter(({ path }) => path.includes(':')).map(({ name }) => name);
  const patterns = [
    new RegExp(`['"\`}](?:${fixed.join('|')})(?=['"\`/?#$])`),
    /\b(?:to|href)="\/"|\bnavigate\('\/'/,
    new RegExp(`(?<!(?:pathTo|matchPath)\\()\\b(?:paths|ownPaths)\\.(?:${open.join('|')})\\b`),
  ];
  return source
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line))
    .map((line) => line.replace(CALL, ''))
    .filter((line) => patterns.some((pattern) => pattern.test(line)));
}
