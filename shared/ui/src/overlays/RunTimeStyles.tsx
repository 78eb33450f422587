import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type StyleScope, useStyleScope } from '@silverjobs/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { system } from '../theme/system.ts';

const caches = new WeakMap<StyleScope, EmotionCache>();

const Within = createContext(false);

/** What Chakra's components stand under; once, however deep they are nested. */
export function RunTimeStyles({ children }: { children: ReactNode }): ReactNode {
  const scope = useStyleScope();
  if (useContext(Within)) return children;
  return (
    <CacheProvider value={cacheOf(scope)}>
      <ChakraProvider value={system}>
        <Within value>{children}</Within>
      </ChakraProvider>
    </CacheProvider>
  );
}

/** A cache outlives the overlay: what it has put into the document stays there. */
function cacheOf(scope: StyleScope): EmotionCache {
  const known = caches.get(scope);
  if (known) return known;
  const { nonce } = scope;
  const cache = createCache({ key: 'sj', ...(nonce ? { nonce } : {}) });
  caches.set(scope, cache);
  return cache;
}
