import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { IconTextButton } from '../actions/IconTextButton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { icon } from '../text/icon.ts';
import { type Tone, toneIcons, toneWords } from './tones.ts';

export interface ToastNotice {
  readonly id: string;
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** English texts that are given word for word, below the German ones. */
  readonly given?: readonly string[] | undefined;
  /** ms after which it goes by itself; undefined: only when closed. Errors always stay. */
  readonly duration?: number | undefined;
  /** Undo and the like. */
  readonly action?: ReactNode;
}

interface ToastProps {
  readonly notice: ToastNotice;
  /** While true its time stands still. */
  readonly held: boolean;
  readonly onDismiss: (id: string) => void;
}

/** One notice. */
export function Toast({ notice, held, onDismiss }: ToastProps): ReactNode {
  const { id, tone, title, message, duration, action, given } = notice;
  const stays = held || duration === undefined || tone === 'error';

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [stays, duration, id, onDismiss]);

  const Sign = toneIcons[tone];
  return (
    <div aria-atomic="true" className={`sj-toast sj-toast--${tone}`}>
      <Sign {...icon('md')} />
      <div className="sj-toast__body">
        <VisuallyHidden>{toneWords[tone]}: </VisuallyHidden>
        {title && <p className="sj-alert__title">{title}</p>}
        {message && <p>{message}</p>}
        {given?.map((text) => (
          <p key={text} className="sj-given__text" lang="en">
            {text}
          </p>
        ))}
        {action && <div className="sj-alert__action">{action}</div>}
      </div>
      <IconTextButton icon={<X {...icon('md')} />} onClick={() => onDismiss(id)}>
        Schließen
      </IconTextButton>
    </div>
  );
}
