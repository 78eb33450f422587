import { apiErrorMessage } from '@silverjobs/api';
import { canGoOn, type UploadOptions } from '@silverjobs/api/paper';
import { PAPER_HEIC_REFUSED, PAPER_MAX_BYTES } from '@silverjobs/contract/constants';
import { useSessionRenewed } from '@silverjobs/shell';
import { Alert, Button, cx, IconTextButton, Inline, icon, Text } from '@silverjobs/ui';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { sizeText } from './paper-facts.ts';

interface FileUploadProps<T> {
  label: string;
  /** For those who hear the button without its row. */
  accessibleLabel?: string | undefined;
  /** Extensions that the choice of files offers, such as '.jpg,.png'. */
  accept: string;
  /** 'quiet' stands among other actions of a row. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Sends the file; refused with the sentence that is shown. */
  send: (file: File, options: Pick<UploadOptions, 'onProgress' | 'signal'>) => Promise<T>;
  onUploaded: (kept: T) => void;
}

interface Sending {
  file: File;
  sent: number;
  /** Why it has stopped. */
  failure: { text: string; canGoOn: boolean } | null;
}

const RENEWED = { text: 'Sie sind wieder angemeldet.', canGoOn: true };

/** What is known of a file before it is sent. */
function refusalOf({ name, size }: File): string | null {
  if (/\.hei[cf]$/i.test(name)) return PAPER_HEIC_REFUSED;
  if (size === 0) return 'Die Datei ist leer.';
  return size > PAPER_MAX_BYTES ? 'Die Datei ist größer als 10 MB.' : null;
}

/** Chooses a file and sends it; shows how far it is, and goes on after a break (jobs-143). */
export function FileUpload<T>(props: FileUploadProps<T>): ReactNode {
  const { label, accessibleLabel, accept, variant = 'secondary', onUploaded } = props;
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<Sending | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useSessionRenewed(
    useCallback(() => {
      // The call of the expired session never ends (access-22).
      running.current?.abort();
      setSending((now) => (now?.failure === null ? { ...now, failure: RENEWED } : now));
    }, []),
  );

  async function send(file: File) {
    const controller = new AbortController();
    running.current = controller;
    setSending({ file, sent: 0, failure: null });
    try {
      const kept = await props.send(file, {
        signal: controller.signal,
        onProgress: (sent) => setSending({ file, sent, failure: null }),
      });
      setSending(null);
      onUploaded(kept);
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = apiErrorMessage(error, 'Die Verbindung ist abgebrochen.');
      setSending((now) => now && { ...now, failure: { text, canGoOn: canGoOn(error) } });
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    const text = refusalOf(file);
    if (text === null) return void send(file);
    setSending({ file, sent: 0, failure: { text, canGoOn: false } });
  }

  function cancel() {
    running.current?.abort();
    setSending(null);
  }

  const button = {
    icon: <Upload {...icon()} />,
    'aria-label': accessibleLabel,
    onClick: () => input.current?.click(),
    children: label,
  };
  const inProgress = sending !== null && sending.failure === null;
  return (
    <div className={cx('paper-upload', sending !== null && 'paper-upload--sending')}>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="paper-upload__input"
        tabIndex={-1}
        aria-label={accessibleLabel ?? label}
        onChange={choose}
      />
      {!inProgress &&
        (variant === 'quiet' ? (
          <IconTextButton {...button} />
        ) : (
          <Button variant={variant} {...button} />
        ))}
      {sending && inProgress && <Progress sending={sending} onCancel={cancel} />}
      {sending?.failure && (
        <Alert
          tone="error"
          announce
          title={`„${sending.file.name}“ wurde nicht gespeichert`}
          action={
            sending.failure.canGoOn && (
              <Button onClick={() => void send(sending.file)}>Weiter hochladen</Button>
            )
          }
        >
          {sending.failure.text}
          {sending.failure.canGoOn && ' Was schon angekommen ist, bleibt erhalten.'}
        </Alert>
      )}
    </div>
  );
}

function Progress({ sending, onCancel }: { sending: Sending; onCancel: () => void }): ReactNode {
  const { file, sent } = sending;
  const percent = Math.floor((sent / file.size) * 100);
  const checking = sent >= file.size;
  return (
    <div className="paper-upload__progress">
      <Text aria-hidden>
        {checking
          ? `„${file.name}“ ist angekommen und wird geprüft …`
          : `„${file.name}“: ${percent} % von ${sizeText(file.size)}`}
      </Text>
      <progress max={100} value={percent} aria-label={`„${file.name}“ wird hochgeladen`} />
      <Inline gap={3}>
        <Button onClick={onCancel}>Abbrechen</Button>
      </Inline>
    </div>
  );
}
