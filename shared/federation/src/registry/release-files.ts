interface ServerFile {
  firstView?: { file: string };
}

/** What a remote's release says about its files. */
interface RemoteFiles extends ServerFile {
  entry: string;
  pages: readonly { files: { js: string[]; css: string[] } }[];
  widgets?: readonly { files: { js: string[]; css: string[] } }[];
}

/** What a host's release says about its files. */
interface HostFiles extends ServerFile {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Files of a remote that its pages and widgets name, and its server's part. */
export function remoteFiles({ entry, pages, widgets = [], firstView }: RemoteFiles): string[] {
  const files = [...pages, ...widgets].flatMap(({ files: { js, css } }) => [...js, ...css]);
  return [...new Set([entry, ...files, ...serverFile(firstView)])];
}

/** Files of the host that every document names, and its server's part. */
export function hostFiles({ scripts, styles, fonts, firstView }: HostFiles): string[] {
  return [...scripts, ...styles, ...fonts, ...serverFile(firstView)];
}

const serverFile = (part: ServerFile['firstView']): string[] => (part ? [part.file] : []);

/** Which of the files have no hash. */
export function unhashed(files: string[], integrity: Record<string, string>): string[] {
  return files.filter((file) => !Object.hasOwn(integrity, file));
}
