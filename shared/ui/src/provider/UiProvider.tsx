import { type ReactNode, useState } from 'react';
import { StyleScopeContext } from './style-scope.ts';

export interface UiProviderProps {
  readonly children: ReactNode;
  /** The nonce of the document's content security policy, for the style elements of emotion. */
  readonly nonce?: string | undefined;
}

/**
 * Everything of this package stands under one UiProvider; the host renders it.
 * The static look comes from `@silverjobs/ui/styles.css`, which the document links. Chakra and
 * emotion come with the overlays, because nothing that is there at first needs them (decision 3).
 */
export function UiProvider({ children, nonce }: UiProviderProps): ReactNode {
  const [scope] = useState(() => ({ nonce }));
  return <StyleScopeContext value={scope}>{children}</StyleScopeContext>;
}
