const open = new Set<() => void>();

/** Lets stopReading() end this reader, whose code a page may not have loaded. */
export const stopWith = (stop: () => void): unknown => open.add(stop);

/** Ends whatever is read: something new is about to be said (layout-30). */
export function stopReading(): void {
  for (const stop of open) stop();
}

const listening = new Set<() => void>();

/**
 * Lets `stop` be called when something is about to be read: a microphone would hear it, too (layout-30).
 * @returns ends that
 */
export function beforeReading(stop: () => void): () => void {
  listening.add(stop);
  return () => void listening.delete(stop);
}

/** Something is about to be read aloud. */
export function readingBegins(): void {
  for (const stop of listening) stop();
}
