const open = new Set<() => void>();

/** Lets stopReading() end this reader, whose code a page may not have loaded. */
export const stopWith = (stop: () => void): unknown => open.add(stop);

/** Ends whatever is read: something new is about to be said (layout-30). */
export function stopReading(): void {
  for (const stop of open) stop();
}
