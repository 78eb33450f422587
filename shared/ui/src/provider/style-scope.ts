import { useContext } from 'react';
import { createPageContext } from '../lib/page-context.ts';

/** Whose styles are made at run time: those of one UiProvider. */
export interface StyleScope {
  /** Permits the style elements. */
  readonly nonce: string | undefined;
}

export const StyleScopeContext = createPageContext<StyleScope>('style-scope');

/**
 * The scope of the UiProvider above.
 * @throws when there is none
 */
export function useStyleScope(): StyleScope {
  const scope = useContext(StyleScopeContext);
  if (!scope) throw new Error('The overlays need a <UiProvider> above them.');
  return scope;
}
