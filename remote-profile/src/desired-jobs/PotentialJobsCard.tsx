import { useApi } from '@silverjobs/api';
import { potentialJobsQuery } from '@silverjobs/api/matching';
import type { Candidate } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Badge, Button, Card, GivenText, icon, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { missingHint } from '../facts/fact.ts';
import { chosenPotentialJobs } from './potential-jobs.ts';
import './activities.css';

const importDialog = async () => (await import('./PotentialJobsDialog.tsx')).PotentialJobsDialog;

/** What the candidate can imagine besides, out of the catalogue (profile-30). */
export function PotentialJobsCard({ candidate }: { candidate: Candidate }) {
  const { data, error, isFetching, refetch } = useQuery(potentialJobsQuery(useApi()));
  const { Component: Editor, load, loading } = useLazyComponent(importDialog);
  const [open, setOpen] = useState(false);
  const chosen = data && chosenPotentialJobs(data, candidate.additional);
  return (
    <Card
      as="section"
      title={
        <GivenText
          lang="de"
          plain="Was Sie sich auch vorstellen können"
          given="Weitere vorstellbaren Tätigkeiten"
        />
      }
    >
      <Stack gap={5}>
        {!data && !error && <SkeletonText lines={2} />}
        {error && !data && (
          <LoadFailure
            title="Die Tätigkeiten konnten nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {chosen?.length === 0 && (
          <Text tone="quiet">{missingHint({ missing: 'weitere vorstellbare Tätigkeiten' })}</Text>
        )}
        {chosen && chosen.length > 0 && (
          <ul className="sj-list imagined-list">
            {chosen.map(({ id, label }) => (
              <li key={id}>
                <Badge>{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        {data && (
          <div className="sj-no-print">
            <Button
              icon={<Pencil {...icon()} />}
              loading={loading}
              onClick={() => {
                setOpen(true);
                void load();
              }}
            >
              Weitere Tätigkeiten auswählen
            </Button>
          </div>
        )}
      </Stack>
      {open && data && Editor && (
        <Editor candidate={candidate} catalogue={data} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
