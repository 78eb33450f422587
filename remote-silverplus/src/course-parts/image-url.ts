import { withBasePath } from '@silverjobs/contract/base-path';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import type { AppConfig } from '@silverjobs/shell';

/** The address of an image of a course or lecturer: the host path, then its own path (courses-6). */
export function imageUrl(config: Pick<AppConfig, 'imageBaseUrl'>, path: string): string {
  // The API keeps the images, unless the configuration names another host.
  const base = trimCharactersEnd(config.imageBaseUrl ?? withBasePath('/api/images'), '/');
  return `${base}/${path.replace(/^\/+/, '')}`;
}
