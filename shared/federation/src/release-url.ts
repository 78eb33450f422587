/** Address of a file of a release; the same in the store and on the server. */
export function releaseUrl(name: string, release: string, file: string): string {
  return `/releases/${name}/${release}/${file}`;
}
