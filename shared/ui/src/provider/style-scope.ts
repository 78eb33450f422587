import { createContext, useContext } from 'react';

/** Whose styles are made at run time: those of one UiProvider. */
export interface StyleScope {
  /** Permits the style elements. */
  readonly nonce: string | undefined;
}

export const StyleScopeContext = createContext<StyleScope | null>(null);

/**
 * The scope of the UiProvider above.
 * @throws when there is none
 */
export function useStyleScope(): StyleScope {
  const scope = useContext(StyleScopeContext);
  if (!scope) throw new Error('The overlays need a <UiProvider> above them.');
  return scope;
}
