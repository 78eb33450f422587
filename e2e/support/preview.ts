import type { BrowserContext } from '@playwright/test';

/** Has every tab of a context show builds in the place of live ones, as `?release=` does. */
export async function preview(
  context: BrowserContext,
  releases: string,
  permission = '',
): Promise<void> {
  const query = new URLSearchParams({
    release: releases,
    ...(permission && { preview: permission }),
  });
  await context.addInitScript((kept) => {
    // An empty tab has no storage.
    if (location.protocol.startsWith('http')) sessionStorage.setItem('silverjobs.preview', kept);
  }, String(query));
}
