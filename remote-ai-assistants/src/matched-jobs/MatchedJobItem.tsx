import {
  JOB_DETAILS_STORAGE_KEY,
  MATCHED_JOB_REQUIREMENTS_SHOWN,
} from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import {
  Badge,
  Button,
  Card,
  Fact,
  Facts,
  GivenText,
  Heading,
  IconTextButton,
  Inline,
  icon,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { Banknote, ExternalLink, MapPin, PenLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobLink } from './job-link.ts';
import { DEFAULT_TITLE, type MatchedJobCard, plainTitle } from './matched-job.ts';

interface MatchedJobItemProps {
  job: MatchedJobCard;
  onDelete: () => void;
}

/** The title of a matched job; the fixed one of a job without behind a German one (assistants-27). */
export function JobTitle({ job }: { job: MatchedJobCard }): ReactNode {
  if (job.title !== DEFAULT_TITLE) return job.title;
  return <GivenText plain={plainTitle(job)} given={DEFAULT_TITLE} />;
}

/** A matched job with everything that was found (assistants-28). */
export function MatchedJobItem({ job, onDelete }: MatchedJobItemProps): ReactNode {
  return (
    <Card as="li" className="matched-job">
      <div className="matched-job__head">
        <Stack gap={2}>
          <Heading level={2} size="h4">
            <JobTitle job={job} />
          </Heading>
          <Inline gap={2}>
            {job.matchScore !== null && (
              <Badge tone="success">
                <GivenText
                  inline
                  plain={`Passt zu ${Math.round(job.matchScore)} %`}
                  given={`${Math.round(job.matchScore)}% Match`}
                />
              </Badge>
            )}
            {job.jobCategory && <Badge>{job.jobCategory}</Badge>}
          </Inline>
        </Stack>
        <IconTextButton icon={<Trash2 {...icon('sm')} />} onClick={onDelete}>
          <GivenText plain="Aus der Liste löschen" given="Delete this job" />
          <VisuallyHidden> {plainTitle(job)}</VisuallyHidden>
        </IconTextButton>
      </div>
      <Reasons items={job.reasons ?? []} />
      <Facts>
        {job.location !== '' && <Fact icon={<MapPin {...icon('sm')} />}>{job.location}</Fact>}
        {job.salary && <Fact icon={<Banknote {...icon('sm')} />}>{job.salary}</Fact>}
      </Facts>
      <Text preserveLines reading className="matched-job__text">
        {withoutTitle(job)}
      </Text>
      <Requirements items={job.requirements} />
      <JobActions job={job} />
    </Card>
  );
}

/** The description begins with the title, which stands above it already. */
function withoutTitle({ title, description }: MatchedJobCard): string {
  return description.startsWith(title) ? description.slice(title.length).trim() : description;
}

/** Why this job was found (assistants-51). */
function Reasons({ items }: { items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <div className="matched-job__reasons">
      <Text bold>Warum diese Stelle:</Text>
      <ul className="matched-job__requirements">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Requirements({ items }: { items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  const more = items.length - MATCHED_JOB_REQUIREMENTS_SHOWN;
  return (
    <div>
      <Text bold>Das wird gewünscht:</Text>
      <ul className="matched-job__requirements">
        {items.slice(0, MATCHED_JOB_REQUIREMENTS_SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {more > 0 && (
        <Text tone="quiet">
          <GivenText inline plain={`und ${more} weitere`} given={`+${more} more...`} />
        </Text>
      )}
    </div>
  );
}

/** The ways from a found job to its employer. */
export function JobActions({ job }: { job: MatchedJobCard }): ReactNode {
  const { storage } = useShell();
  const navigate = useNavigate();
  const link = jobLink(job.link);

  function writeLetter() {
    storage.write(JOB_DETAILS_STORAGE_KEY, job);
    navigate(paths.coverLetter);
  }

  return (
    <Inline gap={3} stackOnPhone className="matched-job__actions">
      <Button icon={<PenLine {...icon()} />} onClick={writeLetter}>
        <GivenText plain="Anschreiben erstellen" given="Create Cover Letter" />
        <VisuallyHidden> {plainTitle(job)}</VisuallyHidden>
      </Button>
      {link && (
        <LinkButton variant="primary" href={link} target="_blank" rel="noopener noreferrer">
          <GivenText plain="Jetzt bewerben" given="Apply Now" />
          <ExternalLink {...icon('sm')} />
          <VisuallyHidden> {plainTitle(job)} (öffnet in einem neuen Fenster)</VisuallyHidden>
        </LinkButton>
      )}
    </Inline>
  );
}
