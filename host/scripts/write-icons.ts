import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * `pnpm --filter host icons`: draws the icons of the installed product from favicon.svg. Maskable ones fill
 * their square, and what matters lies in its middle, since systems cut circles and drops out of it.
 */
const folder = join(import.meta.dirname, '../server/public');
const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
const ground = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
if (!ground) throw new Error('favicon.svg has no ground');

async function draw(size: number, isMaskable: boolean): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const drawn = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  if (isMaskable) {
    context.fillStyle = ground ?? '';
    context.fillRect(0, 0, size, size);
  }
  const inner = isMaskable ? size * 0.8 : size;
  const edge = (size - inner) / 2;
  context.drawImage(await loadImage(Buffer.from(drawn)), edge, edge, inner, inner);
  return canvas.encode('png');
}

for (const [name, size, isMaskable] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['maskable-192', 192, true],
  ['maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const) {
  await writeFile(join(folder, 'icons', `${name}.png`), await draw(size, isMaskable));
}
