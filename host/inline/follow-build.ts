import type { BootData } from '../common/boot-data.ts';
import { BOOT_ID } from '../common/document-names.ts';

/** What a page of `pnpm dev:remote --into` is told. */
export interface FollowBuildInput {
  /** Where it asks which build of the local remote there is. */
  path: string;
  remote: string;
  everyMs: number;
}

/**
 * Reloads the page when there is another build of the remote than the one it was composed with. The
 * question itself has it built.
 */
export function followBuild({ path, remote, everyMs }: FollowBuildInput): void {
  const shown = (): string | undefined => {
    const boot = document.getElementById(BOOT_ID)?.textContent;
    return boot ? (JSON.parse(boot) as BootData).registry.remotes[remote]?.release : undefined;
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
