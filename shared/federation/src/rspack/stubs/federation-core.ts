import { satisfies } from '../../registry/compatibility.ts';
import { type EntryRemote, type EntryScript, loadEntry } from './load-entry.ts';

type Factory = () => unknown;

/** A library that somebody gives. */
interface Shared {
  version: string;
  from?: string;
  get: () => Factory | Promise<Factory>;
  lib?: Factory;
  loading?: Promise<Factory> | null;
}
/** By scope, name and version. */
type ShareScopes = Record<string, Record<string, Record<string, Shared>>>;

interface Remote extends EntryRemote {
  name: string;
}
interface Container {
  init: (scope: object, initScope: object[], options: object) => unknown;
  get: (expose: string) => Promise<Factory>;
}
interface Plugin {
  createScript?: (event: { url: string }) => EntryScript | undefined;
}
interface Options {
  name: string;
  id?: string;
  shareStrategy?: string;
  shared?: Record<string, Shared[]>;
  plugins?: Plugin[];
}
/** How somebody asks for a library. */
interface Asking {
  customShareInfo?: { shareConfig?: { requiredVersion?: string } };
}

const SCOPE = 'default';

/**
 * Stands in for the federation runtime's core (see unused-library-code.ts): containers and the scope in
 * which they share libraries are Module Federation's, with one scope, one version of each library and remotes
 * that are scripts. Whatever fails can be asked for again.
 */
export class ModuleFederation {
  readonly name: string;
  options: Options;
  shareScopeMap: ShareScopes = { [SCOPE]: {} };
  private readonly plugins: Plugin[] = [];
  private readonly remotes = new Map<string, Remote>();
  private readonly containers = new Map<string, Promise<Container>>();

  constructor(options: Options) {
    this.name = options.name;
    this.options = options;
    this.registerPlugins(options.plugins);
    this.initializeSharing();
  }

  initOptions(options: Partial<Options>): void {
    this.options = { ...this.options, ...options };
  }

  registerPlugins(plugins: Plugin[] = []): void {
    this.plugins.push(...plugins);
  }

  initShareScopeMap(name: string, scope: Record<string, Record<string, Shared>>): void {
    this.shareScopeMap[name] = scope;
  }

  initializeSharing(): Promise<void>[] {
    const scope = this.shareScopeMap[SCOPE] ?? {};
    for (const [name, versions] of Object.entries(this.options.shared ?? {})) {
      scope[name] ??= {};
      for (const shared of versions) scope[name][shared.version] ??= { from: this.name, ...shared };
    }
    return [];
  }

  /** @returns false when nobody gives it */
  async loadShare(name: string, asking: Asking): Promise<Factory | false> {
    const shared = this.find(name, asking);
    if (!shared) return false;
    if (shared.lib) return shared.lib;
    shared.loading ??= Promise.resolve(shared.get());
    try {
      shared.lib = await shared.loading;
    } catch (error) {
      shared.loading = null;
      throw error;
    }
    return shared.lib;
  }

  loadShareSync(name: string, asking: Asking): Factory {
    const shared = this.find(name, asking);
    const lib = shared?.lib ?? shared?.get();
    if (!shared || typeof lib !== 'function')
      throw new Error(`#RUNTIME-005: ${name} is not there.`);
    shared.lib = lib;
    return lib;
  }

  registerRemotes(remotes: Remote[], { force = false } = {}): void {
    for (const remote of remotes) {
      if (this.remotes.has(remote.name) && !force) continue;
      this.remotes.set(remote.name, remote);
      this.containers.delete(remote.name);
    }
  }

  /** @param id of the remote, and behind a slash of the module */
  async loadRemote(id: string): Promise<unknown> {
    const [name = '', expose] = id.split('/');
    const container = await this.containerOf(name);
    const factory = await container.get(`./${expose}`);
    return factory();
  }

  private containerOf(name: string): Promise<Container> {
    const known = this.containers.get(name);
    if (known) return known;
    const opening = this.open(name);
    this.containers.set(name, opening);
    opening.catch(() => {
      if (this.containers.get(name) === opening) this.containers.delete(name);
    });
    return opening;
  }

  private async open(name: string): Promise<Container> {
    const remote = this.remotes.get(name);
    if (!remote) throw new Error(`#RUNTIME-004: there is no remote ${name}.`);
    const createScript = (url: string) =>
      this.plugins.map((plugin) => plugin.createScript?.({ url })).find(Boolean);
    const container = (await loadEntry(remote, createScript)) as Container;
    const { shareScopeMap } = this;
    await container.init(shareScopeMap[SCOPE] ?? {}, [], {
      version: '',
      shareScopeKeys: SCOPE,
      shareScopeMap,
    });
    return container;
  }

  private find(name: string, { customShareInfo }: Asking): Shared | undefined {
    const versions = Object.values(this.shareScopeMap[SCOPE]?.[name] ?? {});
    const shared = versions.find(({ lib, loading }) => lib ?? loading) ?? versions.at(-1);
    const needed = customShareInfo?.shareConfig?.requiredVersion;
    if (shared && needed && !satisfies(shared.version, needed)) {
      throw new Error(
        `Version ${shared.version} from ${shared.from} of shared singleton module ${name} does not satisfy ${needed}.`,
      );
    }
    return shared;
  }
}

/** Where the page keeps who takes part. */
export const CurrentGlobal = globalThis as unknown as {
  __FEDERATION__: { __INSTANCES__: ModuleFederation[] };
};
CurrentGlobal.__FEDERATION__ ??= { __INSTANCES__: [] };

export function setGlobalFederationInstance(instance: ModuleFederation): void {
  CurrentGlobal.__FEDERATION__.__INSTANCES__.push(instance);
}

/** Developers' tools may put another core in the place of this one; ours do not. */
export const getGlobalFederationConstructor = (): undefined => undefined;
export const setGlobalFederationConstructor = (): void => {};

/** @throws with the code of what is missing */
export function assert(condition: unknown, code: string): void {
  if (!condition) throw new Error(`#${code}`);
}

// What the runtime hands on and nobody takes.
export const Module = undefined;
export const getRemoteEntry = undefined;
export const getRemoteInfo = undefined;
export const loadScript = undefined;
export const loadScriptNode = undefined;
export const registerGlobalPlugins = undefined;
export const satisfy = undefined;
