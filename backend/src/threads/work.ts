/**
 * What a module exports as `work` to be done in a thread: it takes what can be copied, and gives it in
 * parts that are small enough to be taken over quickly.
 */
export type Work<Input, Part> = (input: Input) => AsyncIterable<Part>;

/** What is asked of a thread: the input for the `work` of a module. */
export type Order = { readonly file: string; readonly input: unknown };

/** What a thread answers: parts, then how it ended. */
export type Answer =
  | { readonly kind: 'part'; readonly part: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string };
