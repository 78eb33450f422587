import type { Imprint, InvoiceSeller } from '@silverjobs/contract';
import type { AssistantEngine } from './assistants/engine.ts';
import type { SecretKeys } from './auth/second-factor/sealed-secret.ts';
import type { BillingProvider } from './billing/provider.ts';
import type { CvModel } from './cv-in/read-with-model.ts';
import type { Database } from './database/database.ts';
import type { Scan } from './papers/scan.ts';
import type { PaperStore } from './papers/store/paper-store.ts';
import type { LocalHosts } from './partner-jobs/fetch-feed.ts';
import type { PushKeys } from './push/open-push.ts';

/** Whom changes of public jobs are told to (public-10). */
export type Announcement = {
  /** Of IndexNow; without it search engines find out by themselves. */
  readonly indexNowKey?: string | undefined;
  /** Where a content delivery network throws copies away; without it they last for seconds only. */
  readonly purgeUrl?: string | undefined;
  readonly purgeToken?: string | undefined;
};

/** What every handler may use. */
export type Services = {
  readonly db: Database;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Where users reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** What the product is called. */
  readonly brand: string;
  /** Where messages from /contact go. */
  readonly operatorEmail: string;
  /** Months without a sign-in until an account is warned of its deletion (account-50). */
  readonly dormantMonths: number;
  /** Who sends invoices (employers-31). */
  readonly operator: InvoiceSeller;
  /** Who runs the product (operation-18). */
  readonly imprint: Imprint;
  /** What the secrets of operators' authenticators are sealed with (operators-25). */
  readonly secondFactorKeys: SecretKeys;
  /** Whom changes of public jobs are told to. */
  readonly announcement: Announcement;
  /** What notices are sent to devices with; null where none are sent (account-60). */
  readonly push: PushKeys | null;
  /** Hosts of feeds and webhooks that this machine answers for; none in production. */
  readonly localHosts: LocalHosts;
  /** Raises the limits of attempts from one network address. */
  readonly addressLimitFactor: number;
  /** How long answers take that must not tell whether an address is known, in milliseconds. */
  readonly minDurationMs: number;
  /** Finds the answers of the assistants (assistants-19). */
  readonly assistants: AssistantEngine;
  /** Reads CVs where the person agrees; null without a language model (profile-41). */
  readonly cvModel: CvModel | null;
  /** Who takes the money for silver+. */
  readonly billing: BillingProvider;
  /** Where papers of candidates and pictures of employers are kept, and who looks for viruses in them (jobs-142). */
  readonly papers: { readonly store: PaperStore; readonly scan: Scan };
  /** Call after mail or a task was added and its transaction is done: it is done at once. */
  readonly workAdded: () => void;
  /** Notes for the operator what went wrong and is tried again. No addresses, no names. */
  readonly warn: (text: string) => void;
};
