import type { JOB_IMPORT_FORMATS } from '@silverjobs/contract';
import { decodeFeed, type FetchedFeed } from '../partner-jobs/decode-feed.ts';
import type { RawPosting } from '../partner-jobs/feed.ts';
import { FORMATS } from '../partner-jobs/read-feed.ts';

type Format = (typeof JOB_IMPORT_FORMATS)[number];

/** What a file of an employer says. */
export type FileContent = {
  readonly format: Format;
  readonly postings: readonly RawPosting[];
  /** Advertisements that nobody can read, not even their reference. */
  readonly unreadable: number;
  /** Names of what is gone, where the file tells only what has changed. */
  readonly deleted: readonly string[] | null;
};

/** What Windows writes where nothing is declared. */
const USUAL_TYPE = 'text/csv; charset=windows-1252';

/** By what stands at its beginning, whatever it is called. */
function formatOf(text: string): Format {
  if (!text.trimStart().startsWith('<')) return 'csv';
  return /<(?:[\w.-]{1,40}:)?HRBAXMLJobPositionPosting[\s>]/.test(text)
    ? 'hr-ba-xml'
    : 'indeed-xml';
}

/**
 * Reads a file with advertisements as feeds of partners are read; made for a thread.
 * @throws Error where it is no such file at all
 */
export async function* work({ bytes, contentType }: FetchedFeed): AsyncGenerator<FileContent> {
  const declared = contentType && /charset/i.test(contentType) ? contentType : USUAL_TYPE;
  const text = decodeFeed({ bytes, contentType: declared });
  const format = formatOf(text);
  const { postings, leftOut, deleted } = FORMATS[format](text);
  yield { format, postings, unreadable: leftOut.length, deleted };
}
