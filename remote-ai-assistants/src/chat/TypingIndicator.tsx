import { Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time it is said that the answer takes long, in milliseconds. */
const SLOW_AFTER_MS = 12_000;

/** That an answer is on its way; after a while that it takes longer than usual. */
export function TypingIndicator({ name }: { name: string }): ReactNode {
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
          ? 'Das dauert gerade länger als sonst. Sie können warten oder ein neues Gespräch beginnen.'
          : `${name} schreibt …`}
      </Text>
    </div>
  );
}
