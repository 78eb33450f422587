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

/** Puts the letter that was finished for this job into the message, once (assistants-85). */
export function useFinishedLetter(jobId: number, write: (letter: string) => void): void {
  const { storage } = useShell();
  // A draft of own words is read after the first render.
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (!isRead) return;
    const letter = storage.read(APPLICATION_LETTER_STORAGE_KEY, parseLetter);
    if (letter?.jobId !== jobId) return;
    storage.write(APPLICATION_LETTER_STORAGE_KEY, null);
    write(letter.text);
  }, [jobId, isRead]);
}
