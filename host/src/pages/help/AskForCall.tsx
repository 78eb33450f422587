import { Alert, Button, icon } from '@silverjobs/ui';
import { PhoneCall } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallbackForm } from './CallbackForm.tsx';

/** 'Rufen Sie mich an': a button, then the form, then what will happen (guide-5). */
export function AskForCall(): ReactNode {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const [said, setSaid] = useState('');
  const answer = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'sent') answer.current?.focus();
    if (state === 'open') form.current?.querySelector('input')?.focus();
  }, [state]);

  if (state === 'sent') {
    return (
      <div ref={answer} tabIndex={-1}>
        <Alert tone="success" title="Wir rufen Sie an">
          {said}
        </Alert>
      </div>
    );
  }
  if (state === 'closed') {
    return (
      <div>
        <Button icon={<PhoneCall {...icon()} />} onClick={() => setState('open')}>
          Rufen Sie mich an
        </Button>
      </div>
    );
  }
  return (
    <div ref={form}>
      <CallbackForm
        onSent={(phone, when, times) => {
          setSaid(`Wir rufen unter ${phone} an, ${when}. ${times}`);
          setState('sent');
        }}
      />
    </div>
  );
}
