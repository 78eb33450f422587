import { withBasePath } from '@silverjobs/contract/base-path';
import { paths } from '@silverjobs/contract/paths';
import { NOTICE_ICON, THEME_COLOUR } from '../../common/installable.ts';

/**
 * The web app manifest, by which the product can be installed (public-11).
 * @param product its name
 * @param basePath below which it runs
 */
export function webManifest(product: string, basePath: string) {
  const address = (path: string) => withBasePath(path, basePath);
  const png = (path: string, size: number, purpose: 'any' | 'maskable') => ({
    src: address(path),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: address('/'),
    name: product,
    short_name: product,
    description: 'Stellen für Menschen ab 60: suchen, bewerben, Nachrichten schreiben.',
    lang: 'de',
    dir: 'ltr',
    start_url: address(paths.start),
    scope: address('/'),
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: THEME_COLOUR,
    icons: [
      png(NOTICE_ICON, 192, 'any'),
      png('/icons/icon-512.png', 512, 'any'),
      png('/icons/maskable-192.png', 192, 'maskable'),
      png('/icons/maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Stellen', url: address(paths.publicJobs), icons: [png(NOTICE_ICON, 192, 'any')] },
      {
        name: 'Nachrichten',
        url: address(paths.conversations),
        icons: [png(NOTICE_ICON, 192, 'any')],
      },
    ],
  };
}
