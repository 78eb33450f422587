import { useLazyComponent, useShell, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect } from 'react';

const importDrafts = async () => (await import('./KeptDrafts.tsx')).KeptDrafts;

/** The list of kept drafts; its code comes only where there is one. */
export function LazyKeptDrafts(): ReactNode {
  const { storage } = useShell();
  const userId = useUser()?.id;
  const { Component, load } = useLazyComponent(importDrafts, { quiet: true });
  useEffect(() => {
    // The host of an earlier release has no list.
    const drafts = userId === undefined ? [] : (storage.keptList?.(userId) ?? []);
    if (drafts.length > 0) void load();
  }, [storage, userId, load]);
  return Component && userId !== undefined && <Component userId={userId} />;
}
