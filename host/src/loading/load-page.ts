import { satisfy } from '@module-federation/enhanced/runtime';
import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { findUnmetNeeds, type Gives } from '@silverjobs/federation/find-unmet-needs';
import type { ComponentType } from 'react';
import type { RemotePage } from '../../common/page-table.ts';
import { diagnoses, LoadError, type LoadFailure, reasonOf } from './load-failure.ts';

/** What became of a file that the browser would not take. */
export type FileState = 'altered' | 'sound' | 'unknown';

/** What came of loading a page: a component or a failure, never an exception. */
export type LoadResult =
  | {
      kind: 'loaded';
      Component: ComponentType;
      remote: string;
      release: string;
      /** To be called once the page is hydrated or rendered. */
      onShown?: (() => void) | undefined;
    }
  | { kind: 'failed'; failure: LoadFailure; live?: Registry | null };

/** What a route of a remote's page gives to its component. */
export type PageRouteData =
  | { kind: 'page'; target: RemotePage; result: LoadResult }
  | { kind: 'session-failed' };

/** What the loader needs; the federation runtime in the browser, doubles in tests. */
export interface LoaderParts {
  /** Evaluates the container if needed and gives the exposed module. */
  loadModule: (remote: RemoteRelease, expose: string, attempt: number) => Promise<unknown>;
  /** The registry as it is now on the server. */
  fetchRegistry: () => Promise<Registry>;
  /** Whether a file that failed is another than the registry says. */
  inspectFile: (target: RemotePage, error: unknown, registry: Registry) => Promise<FileState>;
  /** Versions that this host gives; without them nothing is compared. */
  gives?: Gives;
  /** Notified of every page that was loaded, and when its code was asked for; gives what its first frame calls. */
  onLoaded?: (remote: RemoteRelease, began: number) => (() => void) | undefined;
  /** Notified of every failure that reaches the user, of the same one once. */
  report: (failure: LoadFailure) => void;
  /** Waits before another attempt. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Loads pages of remotes. */
export interface PageLoader {
  load(target: RemotePage): Promise<LoadResult>;
  /** Begins to fetch the page's code; whoever loads it then joins, and a failure is forgotten. */
  prefetch(target: RemotePage): void;
  /** Whether the page was loaded in this release before. */
  has(target: RemotePage): boolean;
}

const RETRY_DELAYS_MS = [300, 1_000];
/** Longest that all attempts together may take. */
const TOTAL_TIMEOUT_MS = 8_000;
/** What is left of it at least, however long the host's start took. */
const MIN_TIMEOUT_MS = 5_000;

/**
 * How long a page may load, in milliseconds. The document asks for the first page's files before
 * the host runs, so that the host's start counts: a failure shows within 10 s.
 * @param first whether it is the document's first page
 * @param sinceDocument milliseconds since the document was asked for
 */
export function loadingTime(first: boolean, sinceDocument: number): number {
  if (!first) return TOTAL_TIMEOUT_MS;
  return Math.max(MIN_TIMEOUT_MS, TOTAL_TIMEOUT_MS - sinceDocument);
}

/**
 * Creates the loader: two further attempts after a network failure, then a look at the registry
 * for a newer release and for the file's hash, then a failure with a number.
 */
export function createPageLoader(parts: LoaderParts): PageLoader {
  const loaded = new Map<string, LoadResult>();
  /** Attempts of a container that failed since one succeeded. */
  const failures = new Map<string, number>();
  /** Modules on their way, and the attempt that each belongs to. */
  const underWay = new Map<string, { attempt: number; module: Promise<unknown> }>();
  /** Whoever asks again, the user or the host by itself, meets the same failure. */
  const reported = new Set<string>();
  let first = true;

  const keyOf = ({ remote, page }: RemotePage) => `${remote.container}/${page.expose}`;

  /**
   * Everybody who wants a module while it is on its way gets the same promise, and all pages of a remote
   * get the same attempt. Only what failed is asked for under another address: a file that still hangs.
   */
  const moduleOf = ({ remote, page }: RemotePage) => {
    const key = keyOf({ remote, page });
    const attempt = failures.get(remote.container) ?? 0;
    const known = underWay.get(key);
    if (known && known.attempt >= attempt) return known;
    const begun = { attempt, module: parts.loadModule(remote, page.expose, attempt) };
    underWay.set(key, begun);
    begun.module.then(
      () => failures.delete(remote.container),
      () => {
        countFailure(remote, attempt);
        if (underWay.get(key) === begun) underWay.delete(key);
      },
    );
    return begun;
  };

  /** Pages that failed together count once. */
  const countFailure = ({ container }: RemoteRelease, attempt: number): void => {
    failures.set(container, Math.max(failures.get(container) ?? 0, attempt + 1));
  };

  const attempt = async (target: RemotePage, deadline: number): Promise<LoadResult> => {
    const { remote, page } = target;
    requireFit(remote, parts.gives);
    const { attempt: number, module } = moduleOf(target);
    const given = await before(deadline, module).catch((error: unknown) => {
      countFailure(remote, number);
      throw error;
    });
    // Nobody else is given a module that is none.
    underWay.delete(keyOf(target));
    const Component = componentOf(given, page.expose);
    return { kind: 'loaded', Component, remote: remote.name, release: remote.release };
  };

  const attemptAll = async (target: RemotePage, deadline: number): Promise<LoadResult> => {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt(target, deadline);
      } catch (error) {
        const failure = toFailure(target, error);
        const delay = RETRY_DELAYS_MS[count];
        const hopeless = failure.reason !== 'network' || delay === undefined;
        if (hopeless || performance.now() + delay > deadline) return { kind: 'failed', failure };
        await parts.wait(delay);
      }
    }
  };

  const liveRegistry = (deadline: number): Promise<Registry | null> =>
    before(deadline, parts.fetchRegistry()).catch(() => null);

  /**
   * A network failure may have been a file that was refused; one that is repaired is tried again.
   */
  const explain = async (
    target: RemotePage,
    failure: LoadFailure,
    registry: Registry,
    deadline: number,
  ): Promise<LoadResult> => {
    if (failure.reason !== 'network') return { kind: 'failed', failure };
    const inspected = parts.inspectFile(target, failure.cause, registry);
    const state = await before(deadline, inspected).catch(() => 'unknown' as const);
    if (state === 'sound') return attemptAll(target, deadline);
    if (state === 'unknown') return { kind: 'failed', failure };
    const altered = new LoadError('integrity', 'A file is not the one that the registry names.');
    altered.cause = failure.cause;
    return { kind: 'failed', failure: toFailure(target, altered) };
  };

  return {
    has: (target) => loaded.has(keyOf(target)),
    prefetch: (target) => {
      const { gives } = parts;
      const fits = !gives || findUnmetNeeds(target.remote, gives, satisfy).length === 0;
      if (fits && !loaded.has(keyOf(target))) moduleOf(target);
    },
    load: async (target) => {
      const key = keyOf(target);
      const known = loaded.get(key);
      if (known) return known;
      const now = performance.now();
      const deadline = now + loadingTime(first, now);
      first = false;
      let result = await attemptAll(target, deadline);
      let live: Registry | null = null;
      let { remote } = target;
      if (result.kind === 'failed') {
        const registry = await liveRegistry(deadline);
        live = registry;
        const newer = registry && newerRelease(target, registry);
        if (newer) {
          ({ remote } = newer);
          result = await attemptAll(newer, deadline);
        }
        if (registry && result.kind === 'failed') {
          result = await explain(newer ?? target, result.failure, registry, deadline);
        }
      }
      if (result.kind === 'loaded') {
        const onShown = parts.onLoaded?.(remote, now);
        if (onShown) result = { ...result, onShown };
        loaded.set(key, result);
      } else {
        const name = key + result.failure.number;
        if (!reported.has(name)) parts.report(result.failure);
        reported.add(name);
      }
      return result.kind === 'failed' ? { ...result, live } : result;
    },
  };
}

function newerRelease({ remote, page }: RemotePage, registry: Registry): RemotePage | null {
  const live = registry.remotes[remote.name];
  const livePage = live?.pages.find((candidate) => candidate.path === page.path);
  if (!live || !livePage || live.release === remote.release) return null;
  return { remote: live, page: livePage };
}

/** Describes an error of a page as a numbered failure. */
export function toFailure({ remote, page }: RemotePage, error: unknown): LoadFailure {
  const reason = reasonOf(error);
  return {
    reason,
    number: diagnoses[reason].number,
    remote: remote.name,
    release: remote.release,
    expose: page.expose,
    cause: error,
  };
}

/** A tab may be older than a release: what does not fit is refused before any of it runs. */
function requireFit(remote: RemoteRelease, gives: Gives | undefined): void {
  const problems = gives ? findUnmetNeeds(remote, gives, satisfy) : [];
  if (problems.length > 0) throw new LoadError('incompatible', problems.join(' '));
}

/** A chunk that failed once can later give an empty module, so the shape is checked. */
function componentOf(module: unknown, expose: string): ComponentType {
  const exported = (module as Record<string, unknown> | null | undefined)?.[expose];
  if (typeof exported !== 'function') {
    throw new LoadError('invalid-module', `The module does not export the component ${expose}.`);
  }
  return exported as ComponentType;
}

/** The work's result if it comes before the deadline (in the time of `performance.now`). */
async function before<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadError('timeout', 'No answer in time.')),
      deadline - performance.now(),
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
