import { init } from '@module-federation/enhanced/runtime';

type Factory = () => unknown;
type ModuleId = string | number;

/** A shared library as a bundle asks for it. */
interface SharedModule {
  shareKey: string;
  shareInfo: object;
  /** The bundle's own copy, where it brings one. */
  getter?: (() => Factory | Promise<Factory>) | undefined;
}

interface Instance {
  shareScopeMap: object;
  options: { shareStrategy?: string };
  initOptions(options: object): void;
  initShareScopeMap(name: string, scope: object, extra: object): void;
  initializeSharing(name: string, options: object): unknown;
  loadShare(key: string, options: object): Promise<Factory | false>;
  loadShareSync(key: string, options: object): Factory;
}

interface BundlerRequire {
  S: object;
  /** Factories of modules. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that were evaluated. */
  c: Record<ModuleId, unknown>;
  I: (scope: string, initScope: unknown) => unknown;
  federation: { instance?: Instance; initOptions: { name: string } };
}

interface Consuming {
  webpackRequire: BundlerRequire;
  moduleToHandlerMapping: Record<ModuleId, SharedModule>;
  installedModules: Record<ModuleId, Promise<void> | 0>;
}

function attachShareScopeMap(webpackRequire: BundlerRequire): void {
  const { instance } = webpackRequire.federation;
  // The bundler asks for it also before there is one.
  if (instance) webpackRequire.S = instance.shareScopeMap;
}

/** Lets a module be asked for anew, each time with what it gives then. */
function install({ m, c }: BundlerRequire, id: ModuleId, give: () => unknown): void {
  m[id] = (module) => {
    delete c[id];
    module.exports = give();
  };
}

function instanceOf({ federation: { instance } }: BundlerRequire): Instance {
  if (!instance) throw new Error('There is no federation.');
  return instance;
}

async function factoryOf(instance: Instance, { shareKey, shareInfo, getter }: SharedModule) {
  const factory = await instance.loadShare(shareKey, { customShareInfo: { ...shareInfo } });
  if (factory !== false) return factory;
  if (!getter) throw new Error(`#RUNTIME-012: nobody gives ${shareKey}.`);
  return getter();
}

/** What a later chunk takes from others is there before the chunk is evaluated. */
function consumes(
  options: Consuming & {
    chunkId: ModuleId;
    promises: unknown[];
    chunkMapping: Record<ModuleId, ModuleId[]>;
  },
): void {
  const { webpackRequire, moduleToHandlerMapping, installedModules } = options;
  attachShareScopeMap(webpackRequire);
  for (const id of options.chunkMapping[options.chunkId] ?? []) {
    const wanted = moduleToHandlerMapping[id];
    if (wanted && !(id in installedModules)) {
      installedModules[id] = factoryOf(instanceOf(webpackRequire), wanted).then(
        (factory) => {
          installedModules[id] = 0;
          install(webpackRequire, id, factory);
        },
        (error: unknown) => {
          delete installedModules[id];
          install(webpackRequire, id, () => {
            throw error;
          });
        },
      );
    }
    options.promises.push(installedModules[id]);
  }
}

/** What the first chunk takes from others is asked for when it is evaluated. */
function installInitialConsumes(options: Consuming & { initialConsumes: ModuleId[] }): void {
  const { webpackRequire, moduleToHandlerMapping, installedModules } = options;
  for (const id of options.initialConsumes) {
    install(webpackRequire, id, () => {
      installedModules[id] = 0;
      const { shareKey = '', shareInfo } = moduleToHandlerMapping[id] ?? {};
      const instance = instanceOf(webpackRequire);
      return instance.loadShareSync(shareKey, { customShareInfo: { ...shareInfo } })();
    });
  }
}

async function initializeSharing(options: {
  shareScopeName: string;
  webpackRequire: BundlerRequire;
  initScope?: unknown;
}): Promise<boolean> {
  const { shareScopeName, webpackRequire, initScope = [] } = options;
  const instance = instanceOf(webpackRequire);
  const strategy = instance.options.shareStrategy;
  instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' });
  attachShareScopeMap(webpackRequire);
  return true;
}

/** A container is given the host's libraries. */
function initContainerEntry(options: {
  webpackRequire: BundlerRequire;
  shareScope: object;
  initScope: unknown;
  shareScopeKey?: string;
  remoteEntryInitOptions?: { shareScopeMap?: object };
}): unknown {
  const { webpackRequire, shareScope, initScope, remoteEntryInitOptions } = options;
  const { shareScopeKey = 'default' } = options;
  const instance = instanceOf(webpackRequire);
  const { name } = webpackRequire.federation.initOptions;
  instance.initOptions({ name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

/**
 * Stands in for the part of the federation runtime that every bundle has (see unused-library-code.ts):
 * one scope, no remotes that a build knows, no libraries that are shaken or compiled at run time.
 */
export default {
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: BundlerRequire }) =>
      init(webpackRequire.federation.initOptions as Parameters<typeof init>[0]),
  },
  attachShareScopeMap,
};
