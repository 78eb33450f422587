import { useApi } from '@silverjobs/api';
import { papersQuery } from '@silverjobs/api/paper';
import { PAPERS_PER_MESSAGE } from '@silverjobs/contract/constants';
import { Checkbox, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { PaperUpload } from './PaperUpload.tsx';
import { paperFacts } from './paper-facts.ts';

interface PaperPickerProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** A helper sees the names and chooses, but opens and adds nothing (account-71). */
  namesOnly?: boolean;
}

/** Chooses own papers that go along with a message, or uploads one (jobs-144). */
export function PaperPicker({ chosen, onChange, namesOnly = false }: PaperPickerProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(papersQuery(useApi()));
  const isFull = chosen.length >= PAPERS_PER_MESSAGE;
  return (
    <fieldset className="paper-picker">
      <legend className="paper-picker__title">Unterlagen mitschicken</legend>
      <Stack gap={3}>
        {!data && !error && <Text tone="quiet">Ihre Unterlagen werden geladen …</Text>}
        {!data && error && (
          <LoadFailure
            title="Ihre Unterlagen konnten nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && (
          <Text tone="quiet">
            {namesOnly
              ? 'Noch keine.'
              : 'Noch keine. Möglich sind PDF, Word (.docx), JPEG und PNG, je bis zu 10 MB.'}
          </Text>
        )}
        {data?.map((paper) => (
          <div key={paper.id} className="paper-picker__paper">
            <Checkbox
              checked={chosen.includes(paper.id)}
              disabled={isFull && !chosen.includes(paper.id)}
              hint={paperFacts(paper)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, paper.id] : chosen.filter((one) => one !== paper.id),
                )
              }
            >
              {paper.name}
            </Checkbox>
            {!namesOnly && <PaperPreview paper={paper} />}
          </div>
        ))}
        {isFull && (
          <Text tone="quiet">Mehr als {PAPERS_PER_MESSAGE} Unterlagen gehen nicht auf einmal.</Text>
        )}
        {!namesOnly && (
          <PaperUpload label="Datei hochladen" onUploaded={({ id }) => onChange([...chosen, id])} />
        )}
      </Stack>
    </fieldset>
  );
}
