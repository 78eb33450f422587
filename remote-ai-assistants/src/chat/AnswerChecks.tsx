import { Checkbox } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { CHECKS_TITLE } from './state/spoken-reply.ts';

/** What belongs to an answer, to be ticked off by whoever gave it; nobody else sees it (assistants-64). */
export function AnswerChecks({ checks }: { checks: readonly string[] }): ReactNode {
  return (
    <fieldset className="chat-checks">
      <legend>{CHECKS_TITLE}</legend>
      <div className="chat-checks__items">
        {checks.map((check) => (
          <Checkbox key={check}>{check}</Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
