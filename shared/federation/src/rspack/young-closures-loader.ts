import { youngClosures } from './young-closures.ts';

// biome-ignore lint/style/noDefaultExport: Rspack takes loaders as such
/** The loader of files with places that `youngClosures` knows. */
export default function load(text: string): string {
  return youngClosures(text);
}
