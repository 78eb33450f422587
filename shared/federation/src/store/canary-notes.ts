import { z } from 'zod';
import type { ObjectStore } from './object-store.ts';

const loadCount = z.strictObject({ loaded: z.int().min(0), failed: z.int().min(0) });
const canaryCount = z.strictObject({ canary: loadCount, live: loadCount });

/** How often pages of a release were loaded, and how often that failed. */
export type LoadCount = z.infer<typeof loadCount>;

/** What a server heard of a canary and, meanwhile, of the live release beside it. */
export type CanaryCount = z.infer<typeof canaryCount>;

/**
 * What document servers tell each other about the try of a canary. None of it is signed: it can only
 * bring back what is live.
 */
export interface CanaryNotes {
  /**
   * Ends a canary for all servers.
   * @param id of the try
   * @param reason for the team
   */
  stopCanary(id: string, reason: string): Promise<void>;
  /** Reasons of the canaries that were ended, by their id. */
  stoppedCanaries(ids: string[]): Promise<Map<string, string>>;
  /**
   * Keeps what a server has counted so far.
   * @param server its name, another after each start
   * @param step ascending with each time that it tells
   */
  reportCount(id: string, server: string, step: number, count: CanaryCount): Promise<void>;
  /** What each server told last, by its name; notes that cannot be read are left out. */
  reportedCounts(id: string): Promise<Map<string, CanaryCount>>;
}

const stopKey = (id: string) => `canary-stops/${id}.txt`;
const countsFolder = (id: string) => `canary-counts/${id}/`;
const encode = (text: string) => new TextEncoder().encode(text);
const decode = (content: Uint8Array) => new TextDecoder().decode(content);

/** Keeps the notes in a store of bytes; none is ever changed, a later one counts. */
export function createCanaryNotes(objects: ObjectStore): CanaryNotes {
  const readCount = async (key: string): Promise<CanaryCount | null> => {
    const content = await objects.read(key);
    try {
      return content && canaryCount.parse(JSON.parse(decode(content)));
    } catch {
      return null;
    }
  };

  return {
    stopCanary: async (id, reason) => {
      await objects.create(stopKey(id), encode(reason));
    },

    stoppedCanaries: async (ids) => {
      const reasons = await Promise.all(ids.map((id) => objects.read(stopKey(id))));
      return new Map(
        ids.flatMap((id, index) => {
          const reason = reasons[index];
          return reason ? [[id, decode(reason)] as const] : [];
        }),
      );
    },

    reportCount: async (id, server, step, count) => {
      const key = `${countsFolder(id)}${server}-${String(step).padStart(6, '0')}.json`;
      await objects.create(key, encode(JSON.stringify(count)));
    },

    reportedCounts: async (id) => {
      const latest = new Map<string, string>();
      for (const key of await objects.list(countsFolder(id))) {
        const server = /\/(\w+)-\d{6}\.json$/.exec(key)?.[1];
        if (server) latest.set(server, key);
      }
      const counts = await Promise.all(
        [...latest].map(async ([server, key]) => [server, await readCount(key)] as const),
      );
      return new Map(counts.flatMap(([server, count]) => (count ? [[server, count]] : [])));
    },
  };
}
