/** Where a page of `pnpm dev:remote --into` asks which build of the local remote there is. */
export const BUILD_PATH = '/dev/build';

/**
 * Runs in the document as text, with nothing from outside itself: reloads the page when there is
 * another build of the remote than the one it was composed with. The question itself has it built.
 */
export function followBuild(path: string, remote: string, everyMs: number): void {
  const shown = (): string | undefined => {
    const boot = document.getElementById('silverjobs-boot')?.textContent;
    return boot ? JSON.parse(boot).registry.remotes[remote]?.release : undefined;
  };
  // One question at a time, since it may take a build, and one reload, since that may take long.
  let busy = false;
  setInterval(async () => {
    if (busy || document.visibilityState !== 'visible') return;
    busy = true;
    try {
      const answer = await fetch(path);
      const present = answer.ok ? await answer.text() : undefined;
      const own = shown();
      if (own && present && own !== present) return location.reload();
    } catch {
      // The command has ended, or starts again; the next question tells.
    }
    busy = false;
  }, everyMs);
}
