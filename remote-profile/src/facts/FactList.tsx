import { DefinitionList, Text } from '@silverjobs/ui';
import '../page-frame/profile.css';
import { missingHint, type ProfileFact } from './fact.ts';

interface FactListProps {
  facts: readonly ProfileFact[];
  columns?: 1 | 2;
}

/** Values of the profile; an empty one asks calmly to be completed (profile-1, profile-2). */
export function FactList({ facts, columns = 2 }: FactListProps) {
  return (
    <div className="profile-facts">
      <DefinitionList
        columns={columns}
        items={facts.map((fact) => ({
          term: fact.term,
          value: fact.value ?? (
            <Text as="span" tone="quiet" className="profile-missing">
              {missingHint(fact)}
            </Text>
          ),
        }))}
      />
    </div>
  );
}
