/** Work that can be looked for. */
export type Work = { readonly positionIds: readonly number[]; readonly label: string };

/** How sure it is what work a text is about. */
export type ReadWork =
  | { readonly kind: 'sure'; readonly work: Work }
  /** Several are meant, or a typing error: to be asked. */
  | { readonly kind: 'candidates'; readonly works: readonly Work[]; readonly isGuess: boolean }
  | { readonly kind: 'none' };
