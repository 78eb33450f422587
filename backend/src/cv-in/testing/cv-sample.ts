import type { CvFieldName } from '@silverjobs/contract';

/** How the file of a CV is made. `columns`: two that stand beside each other, parted by a line of '===='. */
type SampleFile = 'word' | 'word-table' | 'pdf' | 'pdf-columns';

/** A CV as people write one, with what it says for the profile. People and employers are made up. */
export interface CvSample {
  readonly name: string;
  readonly file: SampleFile;
  readonly text: string;
  readonly says: Readonly<Partial<Record<CvFieldName, string>>>;
}
