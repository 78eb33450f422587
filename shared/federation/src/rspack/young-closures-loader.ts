import { youngClosures } from './young-closures.ts';

/** The loader of files with places that `youngClosures` knows. */
// biome-ignore lint/style/noDefaultExport: Rspack takes a loader by this name only.
export default function load(text: string): string {
  return youngClosures(text);
}
