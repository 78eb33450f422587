import { useApi } from '@silverjobs/api';
import { jobCountQuery } from '@silverjobs/api/job-demand';
import type { JobFilter } from '@silverjobs/api/job-filter';
import { relatedOccupationsQuery } from '@silverjobs/api/search-what';
import type { Candidate, MatchingPosition, RelatedOccupation } from '@silverjobs/contract';
import { IconTextButton, icon, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import './first-steps.css';
import { type Step, understoodAnswers } from './first-steps.ts';
import { jobsText } from './jobs-text.ts';

interface UnderstoodAnswersProps {
  candidate: Candidate;
  /** What jobs are looked for; without any the row is left out. */
  occupations: readonly Pick<MatchingPosition, 'id' | 'label' | 'positions_id'>[];
  onEdit: (step: Step) => void;
}

/** What was understood of each answer, with its number of jobs and the way to change it (guide-14). */
export function UnderstoodAnswers(props: UnderstoodAnswersProps): ReactNode {
  const { candidate, occupations, onEdit } = props;
  const ids = occupations.map(({ positions_id }) => positions_id);
  const counts = useQuery(relatedOccupationsQuery(useApi(), ids));
  return (
    <dl className="first-steps-answers">
      {occupations.length > 0 && (
        <Row name="Arbeit" onEdit={() => onEdit('work')}>
          <ul className="first-steps-answers__list">
            {occupations.map(({ id, label, positions_id }) => (
              <li key={id}>
                {label}
                <OccupationJobs count={counts.data?.find((one) => one.id === positions_id)} />
              </li>
            ))}
          </ul>
        </Row>
      )}
      {understoodAnswers(candidate).map(({ name, text, step, filter, counted }) => (
        <Row key={name} name={name} onEdit={() => onEdit(step)}>
          {text}
          {filter && <Jobs filter={filter} counted={counted} />}
        </Row>
      ))}
    </dl>
  );
}

interface RowProps {
  name: string;
  onEdit: () => void;
  children: ReactNode;
}

function Row({ name, onEdit, children }: RowProps) {
  return (
    <div className="first-steps-answers__row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <IconTextButton
          icon={<Pencil {...icon()} />}
          aria-label={`Ändern: ${name}`}
          onClick={onEdit}
        >
          Ändern
        </IconTextButton>
      </dd>
    </div>
  );
}

/** How many jobs an occupation has: near her, or anywhere where there is none near. */
function OccupationJobs({ count }: { count: RelatedOccupation | undefined }) {
  if (!count) return null;
  const { near, all } = count;
  return <JobsNumber text={near ? jobsText(near) : `${jobsText(all)} überall`} />;
}

/** How many jobs an answer leaves; nothing while that is not known. */
function Jobs({ filter, counted }: { filter: JobFilter; counted: string }) {
  const { data } = useQuery(jobCountQuery(useApi(), filter));
  return data === undefined ? null : <JobsNumber text={`${jobsText(data)} ${counted}`.trim()} />;
}

function JobsNumber({ text }: { text: string }) {
  return <Text as="span" tone="quiet">{` – ${text}`}</Text>;
}
