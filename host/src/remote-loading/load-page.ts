import type { Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';
import type { ComponentType } from 'react';
import { diagnoses, LoadError, type LoadFailure, reasonOf } from './load-failure.ts';

/** A page of a remote, as the registry names it. */
export interface RemotePage {
  remote: RemoteRelease;
  page: RegistryPage;
}

/** What came of loading a page: a component or a failure, never an exception. */
export type LoadResult =
  | { kind: 'loaded'; Component: ComponentType; remote: string; release: string }
  | { kind: 'failed'; failure: LoadFailure };

/** What the loader needs; the federation runtime in the browser, doubles in tests. */
export interface LoaderParts {
  /** Evaluates the container if needed and gives the exposed module. */
  loadModule: (remote: RemoteRelease, expose: string, attempt: number) => Promise<unknown>;
  /** The registry as it is now on the server. */
  fetchRegistry: () => Promise<Registry>;
  /** Told of every failure that reaches the user. */
  report: (failure: LoadFailure) => void;
  /** Waits before another attempt. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Loads pages of remotes. */
export interface PageLoader {
  load(target: RemotePage): Promise<LoadResult>;
}

const RETRY_DELAYS_MS = [300, 1_000];
/** Longest that one attempt may take; with it a hanging file leads to an answer within 10 s. */
const ATTEMPT_TIMEOUT_MS = 8_500;

/**
 * Creates the loader: two further attempts after a network failure, then a look at the registry
 * for a newer release, then a failure with a number.
 */
export function createPageLoader(parts: LoaderParts): PageLoader {
  const loaded = new Map<string, LoadResult>();

  const attempt = async (target: RemotePage, count: number): Promise<LoadResult> => {
    const { remote, page } = target;
    const module = await withinTime(parts.loadModule(remote, page.expose, count));
    const Component = componentOf(module, page.expose);
    return { kind: 'loaded', Component, remote: remote.name, release: remote.release };
  };

  const attemptAll = async (target: RemotePage): Promise<LoadResult> => {
    let failure: LoadFailure | null = null;
    for (let count = 0; count <= RETRY_DELAYS_MS.length; count += 1) {
      try {
        return await attempt(target, count);
      } catch (error) {
        failure = toFailure(target, error);
        const delay = RETRY_DELAYS_MS[count];
        if (failure.reason !== 'network' || delay === undefined) break;
        await parts.wait(delay);
      }
    }
    return { kind: 'failed', failure: failure ?? toFailure(target, new Error('No attempt')) };
  };

  const newerRelease = async ({ remote, page }: RemotePage): Promise<RemotePage | null> => {
    try {
      const live = (await withinTime(parts.fetchRegistry())).remotes[remote.name];
      const livePage = live?.pages.find((candidate) => candidate.path === page.path);
      if (!live || !livePage || live.release === remote.release) return null;
      return { remote: live, page: livePage };
    } catch {
      return null;
    }
  };

  return {
    load: async (target) => {
      const key = `${target.remote.container}/${target.page.expose}`;
      const known = loaded.get(key);
      if (known) return known;
      let result = await attemptAll(target);
      if (result.kind === 'failed' && result.failure.reason !== 'timeout') {
        const newer = await newerRelease(target);
        if (newer) result = await attemptAll(newer);
      }
      if (result.kind === 'loaded') loaded.set(key, result);
      else parts.report(result.failure);
      return result;
    },
  };
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

/** A chunk that failed once can later give an empty module, so the shape is checked. */
function componentOf(module: unknown, expose: string): ComponentType {
  const exported = (module as Record<string, unknown> | null | undefined)?.[expose];
  if (typeof exported !== 'function') {
    throw new LoadError('invalid-module', `The module does not export the component ${expose}.`);
  }
  return exported as ComponentType;
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadError('timeout', `No answer within ${ATTEMPT_TIMEOUT_MS} ms.`)),
      ATTEMPT_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
