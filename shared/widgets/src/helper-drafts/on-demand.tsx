import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Spinner } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { DraftPlace } from './draft-place.ts';

const importWaiting = async () => (await import('./index.ts')).WaitingDrafts;
const importWriting = async () => (await import('./index.ts')).WriteDraft;

/** Texts of helpers for this place, where any wait; hardly anybody has some (account-73). */
export function LazyWaitingDrafts({ place }: { place?: DraftPlace }): ReactNode {
  const user = useUser();
  const waiting = !user?.helps && (user?.helper_drafts ?? 0) > 0;
  const { Component, load } = useLazyComponent(importWaiting, { quiet: true });
  useEffect(() => {
    if (waiting) void load();
  }, [waiting, load]);
  return Component ? <Component {...(place && { place })} /> : null;
}

/** Where a helper writes a text for the candidate; nothing for others and without the permission. */
export function LazyWriteDraft({ place }: { place: DraftPlace }): ReactNode {
  const mayWrite = useUser()?.helps?.permissions.includes('write') === true;
  const { Component, load } = useLazyComponent(importWriting);
  useEffect(() => {
    if (mayWrite) void load();
  }, [mayWrite, load]);
  if (!mayWrite) return null;
  return Component ? <Component place={place} /> : <Spinner label="Wird geladen …" />;
}
