import { Button, Card, EmptyState, Inline, icon } from '@silverjobs/ui';
import { BellPlus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnfiltered, type SearchFilter, unfiltered } from '../filter/search-filter.ts';
import type { SearchSaving } from '../save-search/useSaveSearch.ts';
import { MoreJobs } from './MoreJobs.tsx';
import { NO_JOBS } from './no-jobs-text.ts';

export interface NoJobsProps {
  filter: SearchFilter;
  onApply: (filter: SearchFilter) => void;
  /** Saving this search; null for those who cannot. */
  saving: SearchSaving | null;
}

/** No job for the filter (jobs-8), and never a dead end: what finds some, and being told later. */
export function NoJobs({ filter, onApply, saving }: NoJobsProps): ReactNode {
  if (isUnfiltered(filter)) {
    return (
      <Card>
        <EmptyState icon={<SearchX {...icon('xl')} />} title={NO_JOBS}>
          Im Moment gibt es hier keine Stellen. Bitte schauen Sie bald wieder vorbei.
        </EmptyState>
      </Card>
    );
  }
  const canSave = saving !== null && filter.position !== null && !saving.saved;
  return (
    <Card>
      <EmptyState
        icon={<SearchX {...icon('xl')} />}
        title={NO_JOBS}
        action={
          <Inline gap={3} justify="center" stackOnPhone>
            {canSave && (
              <Button
                icon={<BellPlus {...icon()} />}
                loading={saving.saving}
                loadingText="Wird gespeichert …"
                onClick={saving.save}
              >
                Bei neuen Stellen benachrichtigen
              </Button>
            )}
            <Button onClick={() => onApply(unfiltered(filter))}>Alle Filter entfernen</Button>
          </Inline>
        }
      >
        Suchen Sie in größerem Umkreis oder nach einer ähnlichen Tätigkeit.
        {canSave && ' Oder lassen Sie sich schreiben, sobald es passende Stellen gibt.'}
      </EmptyState>
      <MoreJobs filter={filter} onApply={onApply} />
    </Card>
  );
}
