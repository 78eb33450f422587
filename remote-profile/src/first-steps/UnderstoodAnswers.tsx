import { useApi } from '@silverjobs/api';
import { jobCountQuery } from '@silverjobs/api/job-demand';
import type { JobFilter } from '@silverjobs/api/job-filter';
import type { Candidate } from '@silverjobs/contract';
import { IconTextButton, icon, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import './first-steps.css';
import { type Step, understoodAnswers } from './first-steps.ts';
import { jobsText } from './jobs-text.ts';

interface UnderstoodAnswersProps {
  candidate: Candidate;
  onEdit: (step: Step) => void;
}

/** What was understood of each answer, with its number of jobs and the way to change it (guide-14). */
export function UnderstoodAnswers({ candidate, onEdit }: UnderstoodAnswersProps): ReactNode {
  return (
    <dl className="first-steps-answers">
      {understoodAnswers(candidate).map(({ name, text, step, filter, counted }) => (
        <div key={name} className="first-steps-answers__row">
          <dt>{name}</dt>
          <dd>
            {text}
            {filter && <Jobs filter={filter} counted={counted} />}
          </dd>
          <dd>
            <IconTextButton
              icon={<Pencil {...icon()} />}
              aria-label={`Ändern: ${name}`}
              onClick={() => onEdit(step)}
            >
              Ändern
            </IconTextButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many jobs an answer leaves; nothing while that is not known. */
function Jobs({ filter, counted }: { filter: JobFilter; counted: string }) {
  const { data } = useQuery(jobCountQuery(useApi(), filter));
  if (data === undefined) return null;
  return <Text as="span" tone="quiet">{` – ${jobsText(data)} ${counted}`}</Text>;
}
