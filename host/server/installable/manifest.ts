import { paths } from '@silverjobs/contract/paths';
import { NOTICE_ICON, THEME_COLOUR } from '../../common/installable.ts';

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest, by which the product can be installed (public-11).
 * @param product its name
 */
export function webManifest(product: string) {
  return {
    id: '/',
    name: product,
    short_name: product,
    description: 'Stellen für Menschen ab 60: suchen, bewerben, Nachrichten schreiben.',
    lang: 'de',
    dir: 'ltr',
    start_url: paths.start,
    scope: '/',
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
      { name: 'Stellen', url: paths.publicJobs, icons: [png(NOTICE_ICON, 192, 'any')] },
      { name: 'Nachrichten', url: paths.conversations, icons: [png(NOTICE_ICON, 192, 'any')] },
    ],
  };
}
