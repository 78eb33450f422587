import type { ResponseOf } from '@silverjobs/contract';

/**
 * What a page can be for the frame: the host links to 'the page for posting a job' and learns from
 * the registry which one that is. Each has one page in the product.
 */
export const PURPOSES = [
  /** Where 'Anzeige schalten' leads. */
  'post-job',
  /** Where companies without a profile go first: before they post, and after they have registered. */
  'complete-employer-profile',
  /** Where employers begin after signing in. */
  'start-as-employer',
  /** Where candidates go after they have registered: three questions that make a profile. */
  'first-steps',
  /** Explains the paid plan; where those go who lack one of its features. */
  'explain-plan',
  'contact',
  'cancel-contract',
  'withdraw-from-contract',
] as const;

export type Purpose = (typeof PURPOSES)[number];

/** Records that a deep link about a conversation can lead to. */
type DeepLinkRecord = keyof ResponseOf<'GET /communication/{id}/deep_link'>;

/**
 * Which links of mails lead to a page. A page whose path has a parameter takes the links with an id,
 * any other the rest; where a target has only one of both, it takes all that it can.
 */
export interface DeepLinkRule {
  /** Values of `target` in the links, in small letters. */
  targets: string[];
  /** What the id in the page's path is, looked up by the link's id; by default that id itself. */
  record?: DeepLinkRecord;
}
