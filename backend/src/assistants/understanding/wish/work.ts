/** Work that can be looked for. */
export type Work = { readonly positionIds: readonly number[]; readonly label: string };

/** How sure it is what work a text is about. */
export type ReadWork =
  | {
      readonly kind: 'sure';
      readonly work: Work;
      /** Its words, as they are heard. */
      readonly read: readonly string[];
      /** Words of it, as typed, that are no name of work and only begin or sound like one. */
      readonly loose: readonly string[];
      /** Whether it was read of words alone that name no work themselves: 'Ordnung', 'beaufsichtigen', 'Kinder'. */
      readonly isVague: boolean;
    }
  /** Several are meant, or a typing error: to be asked. */
  | { readonly kind: 'candidates'; readonly works: readonly Work[]; readonly isGuess: boolean }
  | { readonly kind: 'none' };
