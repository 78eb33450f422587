/** Which end-to-end tests a change concerns. */
export type Affected = { kind: 'all' } | { kind: 'none' } | { kind: 'remotes'; names: string[] };

/** Files that no test in a browser depends on. */
const WITHOUT_TESTS = /^(docs\/|README\.md$|.*\.test\.tsx?$)/;

/**
 * Decides from the changed files: a remote concerns the tests tagged with its name, which includes
 * the journeys that it takes part in; everything else may concern all of them.
 * @param files paths from the root of the workspace
 */
export function affectedBy(files: string[]): Affected {
  const relevant = files.filter((file) => !WITHOUT_TESTS.test(file));
  if (relevant.length === 0) return { kind: 'none' };
  const names = relevant.map((file) => /^remote-([a-z-]+)\//.exec(file)?.[1]);
  if (names.includes(undefined)) return { kind: 'all' };
  return { kind: 'remotes', names: [...new Set(names as string[])].sort() };
}

/** The filter for tests with the tag of one of these remotes. */
export function tagsOf(names: string[]): string {
  return `@(${names.join('|')})(?![\\w-])`;
}
