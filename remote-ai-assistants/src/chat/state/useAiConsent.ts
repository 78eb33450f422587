import { useShell } from '@silverjobs/shell';
import { useCallback, useEffect, useState } from 'react';
import type { AdapterType } from '../adapters/chat-adapter.ts';

const KEY = 'assistant.accepted';

function parseNames(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null;
}

/**
 * Whether the user has read that an AI answers and what it gets to know (assistants-7). null until
 * the storage was read, which happens after the first render.
 */
export function useAiConsent(type: AdapterType) {
  const { storage } = useShell();
  const [accepted, setAccepted] = useState<boolean | null>(null);

  useEffect(() => {
    setAccepted(storage.read(KEY, parseNames)?.includes(type) ?? false);
  }, [storage, type]);

  const accept = useCallback(() => {
    const names = storage.read(KEY, parseNames) ?? [];
    storage.write(KEY, [...new Set([...names, type])]);
    setAccepted(true);
  }, [storage, type]);

  return { accepted, accept };
}
