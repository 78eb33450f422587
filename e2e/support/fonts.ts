import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Environment of a browser that finds the tests' faces and none that the machine happens to have. */
export function withFaces(): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '../fonts/faces.conf') };
}

/** A sheet by which a page shows DejaVu Sans alone, as on a machine that has no other and shows no typeface of a page. */
export const WIDE_FACE = ':root { --sj-fonts-body: "DejaVu Sans" !important; }';

/** The faces that the browser paints the heading with. */
export async function facesOfHeading(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}
