import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the bundler's runtime offers to the modules of a bundle. */
interface BundlerRuntime {
  /** Loads a chunk. */
  e: (chunk: ChunkId) => Promise<unknown>;
  /** File name of a chunk's script. */
  u: (chunk: ChunkId) => string;
  /** File name of a chunk's style sheet. */
  k?: (chunk: ChunkId) => string;
  /** Modules that were evaluated; `error` says that it failed. */
  c?: Record<string, { error?: unknown }>;
}

type ChunkId = string | number;

declare const __webpack_require__: BundlerRuntime;

/**
 * Part of every bundle, of host and remotes: what failed to load can be loaded later. A chunk that
 * failed gets another address, because a browser joins a request that still hangs. An import fails when
 * the last of its chunks has arrived or failed: the next try would join one that fails later. A shared library
 * that failed, and the modules that failed for want of it, are forgotten, which neither the
 * federation runtime nor the bundler's does.
 */
function recover(): ModuleFederationRuntimePlugin {
  retryChunks(__webpack_require__);
  return {
    name: 'recover',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const version of Object.values(scope[pkgName] ?? {})) {
          if (!version.loaded) version.loading = null;
        }
      }
    },
  };
}

function retryChunks(runtime: BundlerRuntime): void {
  const failures = new Map<ChunkId, number>();
  const renamed = (fileName: (chunk: ChunkId) => string) => (chunk: ChunkId) => {
    const count = failures.get(chunk);
    return count === undefined ? fileName(chunk) : `${fileName(chunk)}?attempt=${count}`;
  };
  const { e: load } = runtime;
  runtime.u = renamed(runtime.u);
  if (runtime.k) runtime.k = renamed(runtime.k);
  // An import asks for all of its chunks at once.
  let together: Promise<unknown>[] | null = null;
  runtime.e = (chunk) => {
    discardFailedModules(runtime);
    const loading = load(chunk);
    if (together === null) {
      together = [];
      queueMicrotask(() => {
        together = null;
      });
    }
    const chunks = together;
    chunks.push(loading);
    return loading.catch(async (error: unknown) => {
      failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
      await Promise.allSettled(chunks);
      throw error;
    });
  };
}

function discardFailedModules({ c: modules = {} }: BundlerRuntime): void {
  for (const [id, { error }] of Object.entries(modules)) {
    if (error !== undefined) delete modules[id];
  }
}

// The federation plugin imports the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default recover;
