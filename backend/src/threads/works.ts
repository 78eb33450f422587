/**
 * What is done in a thread, so that it never holds up answers: each takes and gives what can be copied,
 * in parts that are small enough to be taken over quickly. Loaded when it is first asked for.
 */
export const WORKS = {
  'read-feed': async () => (await import('../partner-jobs/read-feed.ts')).readFeed,
  'invoice-pdf': async () => (await import('../invoices/make-invoice-pdf.ts')).invoicePdf,
  'applications-pdf': async () =>
    (await import('../applications/make-applications-pdf.ts')).applicationsPdf,
  'count-pdf-pages': async () => (await import('../papers/count-pdf-pages.ts')).countPdfPages,
} as const satisfies Record<string, () => Promise<(input: never) => AsyncIterable<unknown>>>;

export type Work = keyof typeof WORKS;
type Done<Name extends Work> = Awaited<ReturnType<(typeof WORKS)[Name]>>;
export type InputOf<Name extends Work> = Parameters<Done<Name>>[0];
export type PartOf<Name extends Work> =
  ReturnType<Done<Name>> extends AsyncIterable<infer Part> ? Part : never;

/** What is asked of a thread, one after the other. */
export type Order<Name extends Work = Work> = {
  readonly work: Name;
  readonly input: InputOf<Name>;
};

/** What a thread answers: parts, then how it ended. */
export type Answer =
  | { readonly kind: 'part'; readonly part: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string };
