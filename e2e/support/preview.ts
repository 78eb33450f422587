import type { BrowserContext } from '@playwright/test';

/** Parameters of an address that shows builds in place of live ones. */
export function previewQuery(releases: string, permission = ''): URLSearchParams {
  return new URLSearchParams({
    release: releases,
    ...(permission && { preview: permission }),
  });
}

/** Has every tab of a context show builds in place of live ones, as `?release=` does. */
export async function preview(
  context: BrowserContext,
  releases: string,
  permission?: string,
): Promise<void> {
  await context.addInitScript(
    (kept) => {
      // An empty tab has no storage.
      if (location.protocol.startsWith('http')) sessionStorage.setItem('silverjobs.preview', kept);
    },
    String(previewQuery(releases, permission)),
  );
}
