/** What `pnpm dev` shall run. */
export interface DevPlan {
  /** Ports of the development servers by name: the host first, then the named remotes. */
  ports: Record<string, number>;
  /** Remotes that nobody works on; they come as production builds from the development store. */
  published: string[];
}

/** Remote that is worked on when none is named. */
const DEFAULT_REMOTE = 'jobs';

/**
 * Plans a development session.
 * @param named names of remotes from the command line
 * @param known names of the remotes in the workspace
 * @param firstPort port of the first development server
 * @throws Error that lists the remotes when a name is unknown
 */
export function planDevelopment(named: string[], known: string[], firstPort: number): DevPlan {
  const wanted = [...new Set(named.length > 0 ? named : [DEFAULT_REMOTE])];
  for (const name of wanted) checkKnown(name, known);
  return {
    ports: Object.fromEntries(['host', ...wanted].map((name, index) => [name, firstPort + index])),
    published: known.filter((name) => !wanted.includes(name)),
  };
}

/**
 * Checks that there is a remote of this name.
 * @throws Error that lists the remotes
 */
export function checkKnown(name: string, known: string[]): void {
  if (known.includes(name)) return;
  throw new Error(`There is no remote "${name}". The remotes: ${known.join(', ')}.`);
}
