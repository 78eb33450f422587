import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPageContext } from './page-context.ts';

/** Something that lies over the page, such as a dialog. */
export interface OpenLayer {
  /** The user went back. Closes it, asks first, or stays. */
  onBack(): void;
}

/** Knows what lies over the page, so that going back closes it before it leaves the page. */
export interface BackStack {
  /** A layer is there, over all others, until the returned function is called. */
  add(layer: OpenLayer): () => void;
}

const BackStackContext = createPageContext<BackStack>('back-stack');

/** Gives the host's stack to everything below it. */
export function BackStackProvider(props: { stack: BackStack; children: ReactNode }): ReactNode {
  return <BackStackContext value={props.stack}>{props.children}</BackStackContext>;
}

/**
 * While `open`, going back in the browser closes this first (layout-26). Without a provider, as in
 * a remote's own harness, going back leaves the page.
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const stack = useContext(BackStackContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (open && stack) return stack.add({ onBack: () => latest.current() });
  }, [open, stack]);
}
