import { Button, icon, Text } from '@silverjobs/ui';
import { Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time it is said that the answer takes long, in milliseconds. */
const SLOW_AFTER_MS = 12_000;

interface TypingIndicatorProps {
  /** Ends the waiting (assistants-54). */
  onStop: (() => void) | undefined;
}

/** That an answer is on its way; after a while that it takes longer than usual. */
export function TypingIndicator({ onStop }: TypingIndicatorProps): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="chat-typing">
      <span className="chat-typing__dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <Text tone="quiet">
        {isLong
          ? `Das dauert gerade länger als sonst. Sie können warten oder ${onStop ? 'anhalten' : 'ein neues Gespräch beginnen'}.`
          : 'Die Antwort wird geschrieben …'}
      </Text>
      {onStop && (
        <Button size="small" icon={<Square {...icon('sm')} />} onClick={onStop}>
          Anhalten
        </Button>
      )}
    </div>
  );
}
