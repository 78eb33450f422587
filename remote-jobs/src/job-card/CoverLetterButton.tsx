import type { JobDemandLean } from '@silverjobs/contract';
import { JOB_DETAILS_STORAGE_KEY } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { GivenText, IconTextButton, icon, VisuallyHidden } from '@silverjobs/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** The short cut to a cover letter for a job, on staging and local hosts only (jobs-37). */
export function CoverLetterButton({ job }: { job: JobDemandLean }): ReactNode {
  const { config, storage } = useShell();
  const navigate = useNavigate();
  if (config.environment === 'production') return null;

  function write() {
    storage.write(JOB_DETAILS_STORAGE_KEY, job);
    navigate(paths.coverLetter);
  }

  return (
    <IconTextButton icon={<PenLine {...icon()} />} className="jobs-action" onClick={write}>
      <GivenText plain="Anschreiben erstellen" given="Create Cover Letter" />
      <VisuallyHidden> {job.title}</VisuallyHidden>
    </IconTextButton>
  );
}
