/** What a remote needs of the host that runs it. */
export interface Needs {
  name: string;
  /** Ranges of shared libraries. */
  requires: Record<string, string>;
  /** Names that it imports from shared modules. */
  uses?: Record<string, string[]>;
  /** Packages that it takes in the version of its own range, beside another one in the page. */
  sideBySide?: string[];
}

/** A version of a shared package that a host gives beside its own, for a while (delivery-90). */
export interface EarlierVersion {
  package: string;
  version: string;
  /** Last day on which releases that need it go live, such as 2027-03-31, in UTC. */
  until: string;
  /** Names that its shared modules export. */
  exports?: Record<string, string[]>;
}

/** What a host gives to remotes. */
export interface Gives {
  /** Versions of shared libraries. */
  provides: Record<string, string>;
  /** Names that its shared modules export. */
  exports?: Record<string, string[]>;
  earlier?: EarlierVersion[];
}

/** Whether a version is in a range; no version and an unknown range are not. */
type Satisfies = (version: string, range: string) => boolean;

/** The earlier versions that a remote takes from a host, whose own are not in its ranges. */
export function findTakenEarlier(
  { requires, sideBySide = [] }: Needs,
  { provides, earlier = [] }: Gives,
  satisfies: Satisfies,
): EarlierVersion[] {
  return Object.entries(requires)
    .filter(([library, range]) => !satisfies(provides[library] ?? '', range))
    .flatMap(([library, range]) => {
      const isMet = (other: EarlierVersion) =>
        other.package === library && satisfies(other.version, range);
      return sideBySide.includes(library) ? (earlier.find(isMet) ?? []) : [];
    });
}

/**
 * What a remote needs and a host does not give; empty when it can run. A name that is missing would
 * be undefined in the remote and fail in front of the user.
 */
export function findUnmetNeeds(needs: Needs, host: Gives, satisfies: Satisfies): string[] {
  const { name, requires, uses = {} } = needs;
  const taken = findTakenEarlier(needs, host, satisfies);
  const libraries = Object.entries(requires)
    .filter(([library, range]) => !satisfies(host.provides[library] ?? '', range))
    .filter(([library]) => !taken.some((earlier) => earlier.package === library))
    .map(
      ([library, range]) =>
        `${name} needs ${library} ${range}; the host gives ${given(library, host)}.`,
    );
  const names = Object.entries(uses).flatMap(([module, used]) => {
    const from = taken.find((earlier) => isModuleOf(module, earlier.package)) ?? host;
    const exported = from.exports?.[module];
    return used
      .filter((wanted) => exported && !exported.includes(wanted))
      .map((wanted) => `${name} uses ${wanted} of ${module}, which the host does not give.`);
  });
  return [...libraries, ...names];
}

function given(library: string, { provides, earlier = [] }: Gives): string {
  const besides = earlier.filter((other) => other.package === library);
  const versions = [provides[library], ...besides.map(({ version }) => version)];
  return versions.filter(Boolean).join(' and ') || 'none';
}

/** Whether a shared module, such as `@silverjobs/ui/overlays`, is a package's. */
export function isModuleOf(module: string, name: string): boolean {
  return module === name || module.startsWith(`${name}/`);
}
