import { INLINE_SCRIPTS_FILE } from '@silverjobs/federation';
import type { ReleaseFile } from '@silverjobs/federation/store';
import type { InlineScripts } from '../documents/inline-scripts.ts';

/** Inline scripts of a host that tests publish: each says its name only. */
export const inlineScripts: Required<InlineScripts> = {
  'early-errors': '/* early-errors */',
  'host-report': '/* host-report */',
  head: '/* head */',
  'rendered-head': '/* rendered-head */',
  'public-head': '/* public-head */',
  typeface: '/* typeface */',
  'style-attributes': '/* style-attributes */',
  'start-host': '/* start-host */',
  'service-worker': '/* service-worker */',
  'offline-page': '/* offline-page */',
};

/** The file of the release that holds them. */
export const inlineScriptsFile: ReleaseFile = {
  name: INLINE_SCRIPTS_FILE,
  content: Buffer.from(JSON.stringify(inlineScripts)),
};
