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
const files = Object.keys(filesOfPage) as FileOfPage[];
const visits = ['first visit', 'navigation'] as const;
export type Visit = (typeof visits)[number];

/** One remote's page without one of its files. */
interface FaultCell {
  remote: string;
  file: FileOfPage;
  fault: Fault;
}

/** The same on a visit. */
export type Cell = FaultCell & { visit: Visit };

/** Cells that share a browser, each with another remote, so that no cache has what is to fail. */
export interface FaultRound {
  visit: Visit;
  cells: FaultCell[];
}

/**
 * The failure matrix of files: each file fails in every way, in turns on a first visit and on a navigation. The remotes
 * go round, so that of each remote, however many there are, a file fails.
 * @param remotes names of all
 * @param all every file of every remote in every way and on every visit
 */
export function faultRounds(remotes: readonly string[], all = false): FaultRound[] {
  const rounds: FaultRound[] = [];
  for (const { visit, ...cell } of all ? everyCell(remotes) : oneOfEachKind(remotes)) {
    const isFree = ({ cells, ...round }: FaultRound) =>
      round.visit === visit &&
      cells.every(({ remote }) => remote !== cell.remote) &&
      // What hangs lets the clock jump: it is alone.
      [cell, ...cells].every(({ fault }) => fault !== HANGING);
    const round = rounds.find(isFree);
    if (round) round.cells.push(cell);
    else rounds.push({ visit, cells: [cell] });
  }
  return rounds;
}

function everyCell(remotes: readonly string[]): Cell[] {
  return remotes.flatMap((remote) =>
    files.flatMap((file) =>
      visits.flatMap((visit) => allFaults.map((fault) => ({ remote, file, visit, fault }))),
    ),
  );
}

function oneOfEachKind(remotes: readonly string[]): Cell[] {
  const kinds = files.flatMap((file, row) =>
    allFaults.map((fault, column) => ({ file, fault, visit: inTurn(visits, row + column) })),
  );
  return Array.from({ length: Math.max(remotes.length, kinds.length) }, (_, index) => ({
    ...inTurn(kinds, index),
    remote: inTurn(remotes, index),
  }));
}

function inTurn<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}
