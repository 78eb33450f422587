import type { JobDemand } from '@silverjobs/contract';
import { basePath } from '@silverjobs/contract/base-path';
import { useShell } from '@silverjobs/shell';
import { Button, Field, icon, LinkButton, Text, TextInput } from '@silverjobs/ui';
import { Copy, Mail, Share2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { mailLink, type SharedJob, sharedJob } from './share-text.ts';

/** 'Teilen': the system's own way where there is one, else copying the address or a mail. */
export function ShareJob({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const [shared, setShared] = useState<SharedJob | null>(null);
  const panel = useId();

  async function share() {
    if (shared) return setShared(null);
    const ours = sharedJob(job, `${window.location.origin}${basePath()}`);
    if (navigator.share && navigator.canShare?.(ours) !== false) {
      try {
        return await navigator.share(ours);
      } catch (error) {
        // Closing the system's window is no failure; anything else leads to our own way.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setShared(ours);
  }

  return (
    <div>
      <Button
        fullWidth
        icon={<Share2 {...icon()} />}
        aria-expanded={shared !== null}
        aria-controls={panel}
        onClick={() => void share()}
      >
        Teilen
      </Button>
      <div id={panel}>{shared && <SharePanel shared={shared} />}</div>
    </div>
  );
}

function SharePanel({ shared }: { shared: SharedJob }) {
  const { announce } = useShell();
  const [copied, setCopied] = useState('');
  const address = useRef<HTMLInputElement>(null);

  async function copy() {
    address.current?.select();
    try {
      await navigator.clipboard.writeText(shared.url);
      tell('Der Link ist kopiert. Sie können ihn jetzt einfügen.');
    } catch {
      address.current?.focus();
      tell('Der Link ist markiert. Bitte kopieren Sie ihn mit Strg und C.');
    }
  }

  function tell(text: string) {
    setCopied(text);
    announce(text);
  }

  return (
    <div className="job-share">
      <Field label="Link zu dieser Stelle">
        <TextInput ref={address} readOnly value={shared.url} />
      </Field>
      <Button fullWidth icon={<Copy {...icon()} />} onClick={() => void copy()}>
        Link kopieren
      </Button>
      {copied && <Text size="sm">{copied}</Text>}
      <LinkButton fullWidth icon={<Mail {...icon()} />} href={mailLink(shared)}>
        Per E-Mail senden
      </LinkButton>
    </div>
  );
}
