import { Card, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { scopeNames } from '../list-choices/scope-names.ts';
import { MoreFilters } from '../more-filters/MoreFilters.tsx';
import { SaveSearch } from '../save-search/SaveSearch.tsx';
import type { SearchSaving } from '../save-search/useSaveSearch.ts';
import './filter-card.css';
import { SearchFields } from './SearchFields.tsx';
import type { FilterState } from './useSearchFilter.ts';

interface FilterCardProps extends FilterState {
  /** Saving this search; null for those who cannot. */
  saving: SearchSaving | null;
}

/** What the list is filtered by: 'Was?', 'Wo?', further filters, and 'Suche speichern'. */
export function FilterCard(props: FilterCardProps): ReactNode {
  const { filter, change, correct, saving } = props;
  const { refinement } = filter;
  return (
    <Card as="section" aria-label="Filter" className="jobs-filter">
      <SearchFields filter={filter} change={change}>
        {saving && <SaveSearch filter={filter} search={saving} />}
        {saving && filter.position && refinement.scope && (
          <Text size="sm" tone="quiet" className="jobs-filter__note">
            Gespeichert werden „Was?“, „Wo?“ und Ihre Filter, aber nicht „
            {scopeNames(undefined)[refinement.scope]}“.
          </Text>
        )}
        <MoreFilters
          refinement={refinement}
          onChange={(next) => change({ ...filter, refinement: next })}
          onCorrect={(next) => correct({ ...filter, refinement: next })}
        />
      </SearchFields>
    </Card>
  );
}
