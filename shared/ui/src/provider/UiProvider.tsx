import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { system } from '../theme/system.ts';

export interface UiProviderProps {
  readonly children: ReactNode;
  /** The nonce of the document's content security policy, for the style elements of emotion. */
  readonly nonce?: string | undefined;
}

/**
 * Everything of this package stands under one UiProvider; the host renders it.
 * The static look comes from `@silverjobs/ui/styles.css`, which the document links.
 */
export function UiProvider({ children, nonce }: UiProviderProps): ReactNode {
  const [cache] = useState(() => createCache({ key: 'sj', ...(nonce ? { nonce } : {}) }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
