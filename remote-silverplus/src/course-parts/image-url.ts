import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import type { AppConfig } from '@silverjobs/shell';

/** Where the API keeps the images, unless the configuration names another host. */
const DEFAULT_IMAGE_HOST = '/api/images';

/** The address of an image of a course or lecturer: the host path, then its own path (courses-6). */
export function imageUrl(config: Pick<AppConfig, 'imageBaseUrl'>, path: string): string {
  const base = trimCharactersEnd(config.imageBaseUrl ?? DEFAULT_IMAGE_HOST, '/');
  return `${base}/${path.replace(/^\/+/, '')}`;
}
