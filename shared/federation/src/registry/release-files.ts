/** What a remote's release says about its files. */
interface RemoteFiles {
  entry: string;
  pages: readonly { files: { js: string[]; css: string[] } }[];
}

/** What a host's release says about its files. */
interface HostFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Files of a remote that its pages name. */
export function remoteFiles({ entry, pages }: RemoteFiles): string[] {
  return [...new Set([entry, ...pages.flatMap(({ files }) => [...files.js, ...files.css])])];
}

/** Files of the host that every document names. */
export function hostFiles({ scripts, styles, fonts }: HostFiles): string[] {
  return [...scripts, ...styles, ...fonts];
}

/** Which of the files have no hash. */
export function unhashed(files: string[], integrity: Record<string, string>): string[] {
  return files.filter((file) => !Object.hasOwn(integrity, file));
}
