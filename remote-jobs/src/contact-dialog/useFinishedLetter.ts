import { APPLICATION_LETTER_STORAGE_KEY, MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { useEffect, useState } from 'react';

/** A letter that was finished for a job; null where it is none. */
function parseLetter(value: unknown): { jobId: number; text: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jobId, text } = value as Record<string, unknown>;
  return typeof jobId === 'number' && typeof text === 'string' && text.trim() !== ''
    ? { jobId, text: text.slice(0, MESSAGE_MAX_LENGTH) }
    : null;
}

/**
 * Puts the letter that was finished for this job into the message, once (assistants-85). Own words that
 * stood there can be brought back.
 * @param message what stands in the field
 */
export function useFinishedLetter(
  jobId: number,
  message: string,
  write: (message: string) => void,
): { readonly replaced: string | null; readonly bringBack: () => void } {
  const { storage } = useShell();
  const [replaced, setReplaced] = useState<string | null>(null);
  // A draft of own words is read after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (!isRead) return;
    const letter = storage.read(APPLICATION_LETTER_STORAGE_KEY, parseLetter);
    if (letter?.jobId !== jobId) return;
    storage.write(APPLICATION_LETTER_STORAGE_KEY, null);
    if (message.trim() !== '' && message !== letter.text) setReplaced(message);
    write(letter.text);
  }, [jobId, isRead]);

  return {
    replaced,
    bringBack: () => {
      write(replaced ?? '');
      setReplaced(null);
    },
  };
}
