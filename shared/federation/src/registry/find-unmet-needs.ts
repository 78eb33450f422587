/** What a remote needs of the host that runs it. */
export interface Needs {
  name: string;
  /** Ranges of shared libraries. */
  requires: Record<string, string>;
  /** Names that it imports from shared modules. */
  uses?: Record<string, string[]>;
}

/** What a host gives to remotes. */
export interface Gives {
  /** Versions of shared libraries. */
  provides: Record<string, string>;
  /** Names that its shared modules export. */
  exports?: Record<string, string[]>;
}

/** Whether a version is in a range; no version and an unknown range are not. */
type Satisfies = (version: string, range: string) => boolean;

/**
 * What a remote needs and a host does not give; empty when it can run. A name that is missing would
 * be undefined in the remote and fail in front of the user.
 */
export function findUnmetNeeds(
  { name, requires, uses = {} }: Needs,
  host: Gives,
  satisfies: Satisfies,
): string[] {
  const libraries = Object.entries(requires)
    .filter(([library, range]) => !satisfies(host.provides[library] ?? '', range))
    .map(
      ([library, range]) =>
        `${name} needs ${library} ${range}; the host gives ${host.provides[library] ?? 'none'}.`,
    );
  const { exports } = host;
  if (!exports) return libraries;
  const names = Object.entries(uses).flatMap(([module, used]) =>
    used
      .filter((wanted) => exports[module] && !exports[module].includes(wanted))
      .map((wanted) => `${name} uses ${wanted} of ${module}, which the host does not give.`),
  );
  return [...libraries, ...names];
}
