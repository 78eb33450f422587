import type { OpenPage } from '../../support/every-page.ts';
import { allFaults, type Fault, HANGING } from './fault-proxy.ts';
import type { PublishedRegistry } from './registry.ts';

/** Files without which a page cannot be shown, as patterns of their paths; null where it has none of a kind. */
export const filesOfPage = {
  entry: ({ remote }, registry) =>
    inRelease(remote, (registry.remotes[remote]?.entry ?? '').replaceAll('.', '\\.')),
  'page chunk': ({ remote, expose }) => inRelease(remote, `${expose}\\.\\w+\\.chunk\\.js`),
  'style sheet': ({ remote, path }, registry) => {
    const page = registry.remotes[remote]?.pages.find((one) => one.path === path);
    return page?.files.css.length ? inRelease(remote, '.*\\.css') : null;
  },
} as const satisfies Record<string, (page: OpenPage, registry: PublishedRegistry) => RegExp | null>;

const inRelease = (remote: string, file: string) =>
  new RegExp(`^/releases/${remote}/\\w+/${file}$`);

type FileOfPage = keyof typeof filesOfPage;
export type Visit = 'first visit' | 'navigation';

/** One remote's page without one of its files. */
interface FaultCell {
  remote: string;
  fault: Fault;
}

/** Cells that share a browser, each with another remote, so that no cache has what is to fail. */
export interface FaultRound {
  file: FileOfPage;
  visit: Visit;
  cells: FaultCell[];
}

/**
 * The failure matrix of files: each file fails in every way on every visit, and of each remote each file fails.
 * The remotes go round, one further with each file, so that a remote's files fail in different ways.
 * @param remotes names of all
 * @param all every file of every remote in every way and on every visit
 */
export function faultRounds(remotes: readonly string[], all = false): FaultRound[] {
  const visits = ['first visit', 'navigation'] as const;
  const ways = visits.flatMap((visit) => allFaults.map((fault) => ({ visit, fault })));
  return Object.keys(filesOfPage).flatMap((name, turn) => {
    const file = name as FileOfPage;
    const rounds: FaultRound[] = [];
    const add = (remote: string, { visit, fault }: (typeof ways)[number]) => {
      const isFree = ({ cells, ...round }: FaultRound) =>
        round.visit === visit &&
        cells.every((cell) => cell.remote !== remote) &&
        // What hangs lets the clock jump: it is alone.
        fault !== HANGING &&
        cells.every((cell) => cell.fault !== HANGING);
      const round = rounds.find(isFree);
      if (round) round.cells.push({ remote, fault });
      else rounds.push({ file, visit, cells: [{ remote, fault }] });
    };
    const count = all ? remotes.length * ways.length : Math.max(remotes.length, ways.length);
    for (let index = 0; index < count; index += 1) {
      const lap = all ? Math.floor(index / remotes.length) : 0;
      const remote = remotes[(index + turn) % remotes.length];
      const way = ways[all ? lap : index % ways.length];
      if (remote && way) add(remote, way);
    }
    return rounds;
  });
}
