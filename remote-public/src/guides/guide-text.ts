import type { GUIDE_SLUGS } from '@silverjobs/contract/constants';

/** A part of an article under its own heading. */
interface GuideSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Points below the paragraphs. */
  points?: readonly string[];
}

/** An article of the guide: facts that hold for everybody, never advice for a single case. */
export interface GuideText {
  /** The end of its address. */
  slug: (typeof GUIDE_SLUGS)[number];
  title: string;
  /** One or two sentences, for lists and search engines. */
  description: string;
  /** What the reader takes away, above all else. */
  inBrief: readonly string[];
  sections: readonly GuideSection[];
  /** Where it can be read in the original. */
  sources: readonly { name: string; web: string }[];
}

/** Euros without cents: '2.000 Euro'. */
export function euros(amount: number): string {
  return `${amount.toLocaleString('de-DE')} Euro`;
}
