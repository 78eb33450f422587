import type { JobScopes } from '@silverjobs/contract';
import { SegmentedControl } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { type Refinement, refined } from '../filter/refinement.ts';
import { countText } from '../job-list/format-count.ts';
import { FittingHint } from './FittingHint.tsx';
import './list-choices.css';
import { type ShownScope, scopeInForce, scopeNames, shownScopes } from './scope-names.ts';

interface ScopeChoiceProps {
  refinement: Refinement;
  onChange: (next: Refinement) => void;
  /** Numbers, and what is known of her; undefined while loading and after a failure. */
  scopes: JobScopes | undefined;
}

/** All jobs, those near her, or those that also fit, each with its number (jobs-91). */
export function ScopeChoice({ refinement, onChange, scopes }: ScopeChoiceProps): ReactNode {
  const shown = shownScopes(scopes);
  const names = scopeNames(scopes);
  const { scope = 'all' } = refinement;
  return (
    <div className="jobs-scopes">
      {shown.length > 1 && (
        <SegmentedControl<ShownScope>
          label="Welche Stellen?"
          value={scopeInForce(scope, scopes)}
          onChange={(next) =>
            onChange(refined(refinement, 'scope', next === 'all' ? undefined : next))
          }
          segments={shown.map((value) => ({
            value,
            label: scopes ? `${names[value]} (${countText(scopes[value])})` : names[value],
          }))}
        />
      )}
      {scopes && <FittingHint scopes={scopes} />}
    </div>
  );
}
