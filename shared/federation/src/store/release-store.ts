import { z } from 'zod';
import { openObject, requireKnownSchema } from '../registry/open-object.ts';
import {
  emptyRegistry,
  type HostRelease,
  HostReleaseSchema,
  type Registry,
  RegistrySchema,
  type RemoteRelease,
  RemoteReleaseSchema,
} from '../registry/registry.ts';
import { type CanaryNotes, createCanaryNotes } from './canary-notes.ts';
import type { Author } from './describe-change.ts';
import { type Keyring, openSealed, type SealedKind, sealText } from './envelope.ts';
import { emptyHistory, type History, HistorySchema, withRevision } from './history.ts';
import { integrityOf } from './integrity.ts';
import { createLoadTimesNotes, type LoadTimesNotes } from './load-times.ts';
import type { ObjectStore } from './object-store.ts';
import { createStoredReleases, type StoredReleases } from './stored-releases.ts';

/** A file of a release. */
export interface ReleaseFile {
  name: string;
  content: Uint8Array;
}

/**
 * Where releases and the registry live. A file of a release never changes, and a registry revision
 * is written at most once, signed.
 */
export interface ReleaseStore extends CanaryNotes, LoadTimesNotes, StoredReleases {
  /** Who changes the registry through it. */
  author?: Author;
  /**
   * Keeps a release and the hashes of its files, signed; what is there already stays as it is.
   * @throws when a release of this name with another content is there
   */
  putRelease(name: string, release: string, files: ReleaseFile[]): Promise<void>;
  /** A file of a release; null when there is none. */
  readFile(name: string, release: string, file: string): Promise<Uint8Array | null>;
  /**
   * SHA-384 of each file of a release that was put here, live or not; null when there is none.
   * @throws when they are not signed by a known key
   */
  readHashes(name: string, release: string): Promise<Record<string, string> | null>;
  /** Keeps what a release says about itself, signed, whether it goes live or not. */
  describe(release: RemoteRelease): Promise<void>;
  /**
   * What a release that was put here says about itself; null when there is none.
   * @throws when it is not signed by a known key
   */
  description(name: string, release: string): Promise<RemoteRelease | null>;
  /** The same for the host. */
  describeHost(release: HostRelease): Promise<void>;
  /**
   * What a release of the host says about itself; null when there is none.
   * @throws when it is not signed by a known key
   */
  hostDescription(release: string): Promise<HostRelease | null>;
  /**
   * The newest registry; the empty one before the first publication.
   * @throws when it is not signed by a known key, or not a registry
   */
  readRegistry(): Promise<Registry>;
  /**
   * The newest registry before the newest one that can be read; null when there is none. For a
   * server that starts while the newest cannot be read (operation-23).
   */
  readOlderRegistry(): Promise<Registry | null>;
  /** An earlier registry; null when there is none of that number. */
  readRevision(revision: number): Promise<Registry | null>;
  /**
   * What was live when. Every so many revisions it is kept, so that it takes few reads, however long
   * it is; what is not signed by a known key is left out.
   */
  readHistory(): Promise<History>;
  /**
   * Compare-and-swap: writes this revision if it is the next one and nobody wrote it before.
   * @returns false when another writer was first
   */
  writeRegistry(registry: Registry): Promise<boolean>;
}

const hashList = openObject({
  name: z.string(),
  release: z.string(),
  integrity: z.record(z.string(), z.string()),
});

/** Stands for the host where remotes have their names. */
const HOST = 'host';
const REVISIONS = 'revisions/';
const HISTORIES = 'histories/';
/** Revisions between two histories that are kept. */
const HISTORY_STEP = 50;
const MAX_PARALLEL_READS = 16;
const MAX_PARALLEL_UPLOADS = 8;
/** Revisions that are tried before a store counts as unreadable. */
const OLDER_REVISIONS = 20;

const numbered = (revision: number) => `${String(revision).padStart(8, '0')}.json`;
const revisionKey = (revision: number) => `${REVISIONS}${numbered(revision)}`;
const historyKey = (revision: number) => `${HISTORIES}${numbered(revision)}`;
const descriptionKey = (name: string, release: string) => `descriptions/${name}/${release}.json`;
const hashesKey = (name: string, release: string) => `hashes/${name}/${release}.json`;
const numberOf = (key: string) => Number(key.slice(REVISIONS.length, -'.json'.length));
const textOf = (content: Uint8Array) => new TextDecoder().decode(content);
const fileKey = (name: string, release: string, file: string) =>
  `releases/${name}/${release}/${file}`;

/** Releases and registry over a store of bytes. */
export function createReleaseStore(objects: ObjectStore, keyring: Keyring): ReleaseStore {
  let newest = '';
  /** What was read last: servers ask each second, and mostly get what they have. */
  let last: { content: Uint8Array; registry: Registry } | null = null;

  const readSealed = (content: Uint8Array, kind?: SealedKind): unknown =>
    requireKnownSchema(JSON.parse(openSealed(textOf(content), keyring, kind)));

  const parse = (content: Uint8Array): Registry => RegistrySchema.parse(readSealed(content));

  const open = (content: Uint8Array): Registry => {
    if (last && Buffer.compare(last.content, content) === 0) return last.registry;
    const registry = parse(content);
    last = { content, registry };
    return registry;
  };

  const readRevision = async (revision: number): Promise<Registry | null> => {
    const content = await objects.read(revisionKey(revision));
    if (!content) return null;
    const registry = open(content);
    // A signed revision under another number would bring back old releases.
    if (registry.revision !== revision) {
      throw new Error(`Revision ${revision} holds the registry of revision ${registry.revision}.`);
    }
    return registry;
  };

  const listRevisions = async (after: string): Promise<string[]> =>
    (await objects.list(REVISIONS, after)).filter((key) => /\/\d{8}\.json$/.test(key));

  /** The newest history that was kept and is signed by a known key. */
  const keptHistory = async (): Promise<History> => {
    for (const key of (await objects.list(HISTORIES)).reverse()) {
      const content = await objects.read(key);
      const text = content && readable(() => openSealed(textOf(content), keyring, 'history'));
      if (text) return HistorySchema.parse(JSON.parse(text));
    }
    return emptyHistory;
  };

  const readHistory = async (): Promise<History> => {
    let history = await keptHistory();
    const keys = await listRevisions(revisionKey(history.revision));
    for (let first = 0; first < keys.length; first += MAX_PARALLEL_READS) {
      const some = keys.slice(first, first + MAX_PARALLEL_READS);
      const contents = await Promise.all(some.map((key) => objects.read(key)));
      for (const [index, key] of some.entries()) {
        const content = contents[index];
        const registry = content && readable(() => parse(content));
        // One under another number would make a release live that was not.
        if (registry && revisionKey(registry.revision) === key) {
          history = withRevision(history, registry);
        }
      }
    }
    return history;
  };

  const keepHistory = async (): Promise<void> => {
    const history = await readHistory();
    const sealed = sealText(JSON.stringify(history), keyring, 'history');
    await objects.create(historyKey(history.revision), new TextEncoder().encode(sealed));
  };

  const keep = async (key: string, content: Uint8Array): Promise<void> => {
    if (await objects.create(key, content)) return;
    const present = await objects.read(key);
    if (!present || Buffer.compare(present, content) !== 0) {
      throw new Error(`${key} exists with another content; a release never changes.`);
    }
  };

  const keepDescription = async (name: string, release: string, value: unknown): Promise<void> => {
    const sealed = new TextEncoder().encode(sealText(JSON.stringify(value), keyring));
    await objects.create(descriptionKey(name, release), sealed);
  };

  const readDescription = async (name: string, release: string): Promise<unknown> => {
    const content = await objects.read(descriptionKey(name, release));
    return content && readSealed(content);
  };

  return {
    ...createCanaryNotes(objects),
    ...createLoadTimesNotes(objects),
    ...createStoredReleases(objects),

    putRelease: async (name, release, files) => {
      const waiting = [...files];
      const upload = async (): Promise<void> => {
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          await keep(fileKey(name, release, file.name), file.content);
        }
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, upload));
      // Last: a release that was not put whole has none.
      const list: z.infer<typeof hashList> = { name, release, integrity: integrityOf(files) };
      const sealed = sealText(JSON.stringify(list), keyring, 'hashes');
      await objects.create(hashesKey(name, release), new TextEncoder().encode(sealed));
    },

    readFile: (name, release, file) => objects.read(fileKey(name, release, file)),

    readHashes: async (name, release) => {
      const content = await objects.read(hashesKey(name, release));
      if (!content) return null;
      const list = hashList.parse(readSealed(content, 'hashes'));
      const right = list.name === name && list.release === release;
      if (!right) throw new Error(`The hashes of ${name}/${release} are those of another release.`);
      return list.integrity;
    },

    readRegistry: async () => {
      newest = (await listRevisions(newest)).at(-1) ?? newest;
      if (!newest) return emptyRegistry;
      const registry = await readRevision(numberOf(newest));
      if (registry) return registry;
      const gone = newest;
      // Whoever takes a broken revision away leaves the one before it as the newest.
      newest = '';
      throw new Error(`${gone} is gone.`);
    },

    readOlderRegistry: async () => {
      const keys = (await listRevisions('')).slice(0, -1).slice(-OLDER_REVISIONS);
      for (const key of keys.reverse()) {
        const registry = await readRevision(numberOf(key)).catch(() => null);
        if (registry) return registry;
      }
      return null;
    },

    readRevision,

    readHistory,

    describe: (release) =>
      keepDescription(release.name, release.release, RemoteReleaseSchema.parse(release)),

    description: async (name, release) => {
      const content = await readDescription(name, release);
      if (content === null) return null;
      const described = RemoteReleaseSchema.parse(content);
      const right = described.name === name && described.release === release;
      if (!right) throw new Error(`${name}/${release} is described as another release.`);
      return described;
    },

    describeHost: (release) =>
      keepDescription(HOST, release.release, HostReleaseSchema.parse(release)),

    hostDescription: async (release) => {
      const content = await readDescription(HOST, release);
      if (content === null) return null;
      const described = HostReleaseSchema.parse(content);
      if (described.release !== release) {
        throw new Error(`${HOST}/${release} is described as another release.`);
      }
      return described;
    },

    writeRegistry: async (registry) => {
      const text = JSON.stringify(RegistrySchema.parse(registry));
      const sealed = new TextEncoder().encode(sealText(text, keyring));
      const written = await objects.create(revisionKey(registry.revision), sealed);
      // The revision is live already; without this history the next one takes more reads.
      if (written && registry.revision % HISTORY_STEP === 0) await keepHistory().catch(() => {});
      return written;
    },
  };
}

/** What was signed by a key that is no longer known, or is broken, counts as not there. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
