/** File with which a remote's container starts. */
export const ENTRY_FILE = 'remoteEntry.js';

/** Global name of a remote's container. */
export function containerName(name: string, release: string): string {
  return `${name.replaceAll('-', '_')}_${release}`;
}

/** File of a release that the document server renders first views with. */
export const FIRST_VIEW_FILE = 'first-view.cjs';
