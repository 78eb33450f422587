import { apiErrorMessage } from '@silverjobs/api';
import { useTogglePosition } from '@silverjobs/api/candidate';
import type { MatchingPosition } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Heading, icon, Switch, VisuallyHidden } from '@silverjobs/ui';
import { ChevronDown } from 'lucide-react';
import { SAVED } from '../editing/saved.ts';
import { SourceButton } from './SourceButton.tsx';
import { originText, sourcesOf } from './sources.ts';
import './activities.css';

interface ActivityItemProps {
  position: MatchingPosition;
  /** Id of the switch, which gets the focus back. */
  switchId: string;
  /** Switching off asks first (profile-26). */
  onRemove: () => void;
}

/** An activity in a row: its switch for matching, and folded where the experience comes from (profile-24). */
export function ActivityItem({ position, switchId, onRemove }: ActivityItemProps) {
  const { notify } = useShell();
  const switching = useTogglePosition();
  const sources = sourcesOf(position);
  const used = switching.isPending || position.matching_used === 'true';

  function change(wanted: boolean) {
    if (switching.isPending) return;
    if (!wanted) return onRemove();
    switching.mutate(
      { position, used: true },
      { onSuccess: () => notify({ tone: 'success', title: SAVED }) },
    );
  }

  return (
    <li className="activity">
      <div className="activity__head">
        <Heading level={3} size="h4">
          {position.label}
        </Heading>
        <Switch id={switchId} checked={used} onChange={({ target }) => change(target.checked)}>
          Für Vorschläge verwenden<VisuallyHidden> {position.label}</VisuallyHidden>
        </Switch>
      </div>
      <details className="activity__origin">
        <summary>
          <ChevronDown {...icon('sm')} className="activity__sign" />
          <span>
            {originText(sources)}
            <VisuallyHidden>: {position.label}</VisuallyHidden>
          </span>
        </summary>
        <div className="activity__sources">
          {sources.map((source) => (
            <SourceButton key={source.label} source={source} activity={position.label} />
          ))}
        </div>
      </details>
      {switching.isError && (
        <Alert tone="error" title="Die Tätigkeit wurde nicht eingeschaltet">
          {apiErrorMessage(switching.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </li>
  );
}
