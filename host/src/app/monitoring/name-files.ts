import type { ErrorEvent } from '@sentry/react';
import { debugIdOf } from '@silverjobs/federation/debug-id';

const PUBLISHED = /^https?:\/\/[^/]+(\/releases\/[a-z][a-z-]*\/[a-z\d]+\/[^?#]+\.js)/;

/**
 * Tells the collector which source maps belong to the files on the stacks (delivery-62). Where the
 * browser cannot compute them, the event goes without.
 */
export async function nameFiles(event: ErrorEvent): Promise<ErrorEvent> {
  if (!globalThis.crypto?.subtle) return event;
  const files = (event.exception?.values ?? []).flatMap(({ stacktrace }) =>
    (stacktrace?.frames ?? []).flatMap(({ filename }) => filename ?? []),
  );
  const images = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const [, path] = PUBLISHED.exec(file) ?? [];
      if (!path) return [];
      return [{ type: 'sourcemap' as const, code_file: file, debug_id: await debugIdOf(path) }];
    }),
  );
  if (images.flat().length === 0) return event;
  return {
    ...event,
    debug_meta: { images: [...(event.debug_meta?.images ?? []), ...images.flat()] },
  };
}
