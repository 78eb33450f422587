/** Address of a file of a release; the same in the store and on the server. */
export function releaseUrl(name: string, release: string, file: string): string {
  return `/releases/${name}/${release}/${file}`;
}

/** Release id of everything that a development server serves; the store accepts no id so short. */
export const DEV_RELEASE = 'dev';
