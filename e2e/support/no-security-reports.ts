import { baseUrl } from './environment.ts';

/**
 * Runs after all tests: fails the run when any page of the product reported a violated security
 * policy to its server, also one that no test looked at.
 */
async function expectNoSecurityReports(): Promise<void> {
  const response = await fetch(`${baseUrl}/reports/security`);
  const { total, latest } = (await response.json()) as { total: number; latest: unknown[] };
  if (total === 0) return;
  throw new Error(`${total} reports of violated security policies:\n${JSON.stringify(latest)}`);
}

// Playwright calls the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default expectNoSecurityReports;
