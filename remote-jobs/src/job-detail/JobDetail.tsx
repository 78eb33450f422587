import type { JobDemand } from '@silverjobs/contract';
import { basePath } from '@silverjobs/contract/base-path';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Button, icon, Stack, Text, TwoColumn } from '@silverjobs/ui';
import { LazyWaitingDrafts, LazyWriteDraft } from '@silverjobs/widgets/helper-drafts-on-demand';
import { EmployerCard, JobSections, leadLine } from '@silverjobs/widgets/job-view';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafetyWarnings } from '@silverjobs/widgets/safety';
import { Slot } from '@silverjobs/widgets/slot';
import { Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MarkJobActions } from '../job-marks/MarkJobActions.tsx';
import { useMarkJob } from '../job-marks/useMarkJob.ts';
import { sharedJob } from '../share-job/share-text.ts';
import { ActionCard } from './ActionCard.tsx';
import { ContactedNotice } from './ContactedNotice.tsx';
import { useBegunAct } from './useBegunAct.ts';

const importContactDialog = async () =>
  (await import('../contact-dialog/ContactDialog.tsx')).ContactDialog;

/** A job below its title: all its cards and the way to its employer. */
export function JobDetail({ job }: { job: JobDemand }): ReactNode {
  const user = useUser();
  const isCandidate = user?.role === 'candidate';
  const helps = user?.helps;
  const text = useRef<HTMLDivElement>(null);
  const dialog = useLazyComponent(importContactDialog);
  const [open, setOpen] = useState(false);
  const [justSent, setJustSent] = useState(false);
  const application = job._application_on_job_demand;
  const contacted = application !== null;
  const mayContact = isCandidate && !contacted && !helps;
  const maySave = isCandidate && (!helps || helps.permissions.includes('search'));

  function openDialog() {
    setOpen(true);
    void dialog.load();
  }

  const mark = useMarkJob(job.id);
  useBegunAct({
    bewerben: () => mayContact && openDialog(),
    merken: () => maySave && !job._saved && mark('saved', true),
  });

  const contactButton = (
    <Button
      variant="primary"
      size="large"
      fullWidth
      icon={<Send {...icon()} />}
      loading={open && dialog.loading}
      onClick={openDialog}
    >
      Kontaktieren
    </Button>
  );

  return (
    <>
      <Text tone="quiet" size="lg" className="job-lead">
        {leadLine(job)}
      </Text>
      <ReadAloud target={text} of="die Stelle" />
      <SafetyWarnings warnings={job._warnings} where="In dieser Anzeige">
        <p>Sie sind unsicher? Drücken Sie auf „Gefälscht? Fragen Sie uns“.</p>
      </SafetyWarnings>
      {application && <ContactedNotice conversationId={application.id} focus={justSent} />}
      <TwoColumn
        aside={
          <Stack gap={6}>
            <ActionCard
              job={job}
              contactButton={mayContact && contactButton}
              markButtons={maySave && <MarkJobActions job={job} mark={mark} />}
            />
            <EmployerCard client={job._client} />
            <Slot name="beside-job" />
          </Stack>
        }
      >
        {!contacted && <LazyWaitingDrafts place={{ job_demand_id: job.id }} />}
        <div ref={text}>
          <JobSections job={job} />
        </div>
        {!contacted && <LazyWriteDraft place={{ job_demand_id: job.id }} />}
      </TwoColumn>
      <PrintedAddress job={job} />
      {mayContact && <div className="job-contact-bar">{contactButton}</div>}
      {open && dialog.Component && (
        <dialog.Component
          job={job}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setJustSent(true);
          }}
        />
      )}
    </>
  );
}

/** The address of the page, on paper only. */
function PrintedAddress({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(`${window.location.origin}${basePath()}`), []);
  return (
    <p className="job-printed-address">Diese Stelle im Internet: {sharedJob(job, origin).url}</p>
  );
}
