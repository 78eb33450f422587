import { useShell } from '@silverjobs/shell';
import {
  Button,
  EmptyState,
  GivenText,
  Heading,
  Inline,
  icon,
  Page,
  type Segment,
  SegmentedControl,
  Stack,
  Text,
} from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { JobMatchView } from './JobMatchView.tsx';
import { MatchedJobItem } from './MatchedJobItem.tsx';
import { type MatchedJobCard, plainTitle } from './matched-job.ts';
import './matched-jobs.css';

interface MatchedJobsScreenProps {
  jobs: readonly MatchedJobCard[];
  onBack: () => void;
  onDelete: (id: string) => void;
}

type View = 'full' | 'short';

const VIEWS: readonly Segment<View>[] = [
  { value: 'full', label: 'Ausführlich' },
  { value: 'short', label: 'Kurz' },
];

/** The matched jobs in place of the chat (assistants-28). The heading takes the focus. */
export function MatchedJobsScreen({ jobs, onBack, onDelete }: MatchedJobsScreenProps): ReactNode {
  const { announce } = useShell();
  const [view, setView] = useState<View>('full');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);

  function remove(job: MatchedJobCard) {
    onDelete(job.id);
    announce(`Die Stelle „${plainTitle(job)}“ ist aus der Liste gelöscht.`);
    heading.current?.focus();
  }

  return (
    <Page className="matched-jobs">
      <Stack gap={6}>
        <div>
          <Button variant="secondary" icon={<ArrowLeft {...icon()} />} onClick={onBack}>
            <GivenText plain="Zurück zum Gespräch" given="Back to Chat" />
          </Button>
        </div>
        <Inline gap={4} justify="between" align="center">
          <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
            <GivenText
              plain={`Passende Stellen (${jobs.length})`}
              given={`Matched Jobs (${jobs.length})`}
            />
          </Heading>
          {jobs.length > 0 && (
            <SegmentedControl label="Ansicht" value={view} segments={VIEWS} onChange={setView} />
          )}
        </Inline>
        {jobs.length === 0 && (
          <EmptyState title="Keine passenden Stellen in der Liste">
            Gehen Sie zurück zum Gespräch und sagen Sie dem Jobfinder, was Sie suchen.
          </EmptyState>
        )}
        {view === 'short' ? (
          <JobMatchView jobs={jobs} />
        ) : (
          <Stack as="ul" gap={4}>
            {jobs.map((job) => (
              <MatchedJobItem key={job.id} job={job} onDelete={() => remove(job)} />
            ))}
          </Stack>
        )}
        {jobs.length > 0 && (
          <Text tone="quiet" size="sm">
            Die Liste bleibt einen Tag lang auf diesem Gerät.
          </Text>
        )}
      </Stack>
    </Page>
  );
}
