import type { SafetyWarning } from '@silverjobs/contract';
import { icon } from '@silverjobs/ui';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './safety-warnings.css';

interface SafetyWarningsProps {
  warnings: readonly SafetyWarning[];
  /** What was looked at: 'In dieser Anzeige'. */
  where: string;
  /** Above an answer, where the words themselves stand elsewhere on the page. */
  beforeAnswer?: boolean;
  /** What can be done about it, below the explanations. */
  children?: ReactNode;
}

/** Why one should be careful, calmly, each with the words it is about; nothing without (safety-3). */
export function SafetyWarnings(props: SafetyWarningsProps): ReactNode {
  const { warnings, where, beforeAnswer = false, children } = props;
  const heading = useId();
  if (warnings.length === 0) return null;
  return (
    <section className="safety-warnings sj-no-print" aria-labelledby={heading}>
      <p className="safety-warnings__title" id={heading}>
        <ShieldAlert {...icon()} />
        <strong>Bitte seien Sie vorsichtig</strong>
      </p>
      <p>
        {where} ist uns etwas aufgefallen. Das muss nichts Schlimmes sein.{' '}
        {beforeAnswer ? 'Bevor Sie antworten, lesen Sie es in Ruhe.' : 'Lesen Sie es in Ruhe.'}
      </p>
      <ul>
        {warnings.map(({ kind, title, explanation, quote }) => (
          <li key={kind}>
            <strong>{title}.</strong> {explanation}
            {!beforeAnswer && (
              <span className="safety-warnings__quote">Darum geht es: „{quote}“</span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
