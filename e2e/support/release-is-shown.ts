import { baseUrl, givenPermission, givenRelease } from './environment.ts';
import { previewQuery } from './preview.ts';

/**
 * Runs before all tests: with RELEASE the product must show those builds. One that it does not show
 * (unknown, without a permission) it replaces by what is live, and every test would pass on that.
 */
async function expectReleaseIsShown(): Promise<void> {
  if (!givenRelease) return;
  const query = previewQuery(givenRelease, givenPermission);
  const document = await (await fetch(`${baseUrl}/login?${query}`)).text();
  const boot = /id="silverjobs-boot">([^<]*)</.exec(document)?.[1] ?? '{}';
  const { preview } = JSON.parse(boot) as {
    preview?: { releases: { name: string; release: string }[]; problem?: string };
  };
  const shown = preview?.releases.map(({ name, release }) => `${name}:${release}`).join(',');
  if (shown === givenRelease) return;
  throw new Error(
    `${baseUrl} does not show RELEASE=${givenRelease}: ${preview?.problem ?? 'it knows no previews.'}`,
  );
}

// Playwright calls the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default expectReleaseIsShown;
