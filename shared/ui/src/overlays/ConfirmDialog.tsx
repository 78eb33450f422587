import { Button, type ButtonProps } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** What will happen. */
  readonly children?: ReactNode;
  /** Default 'Ja'. Better a verb: 'Profil löschen'. */
  readonly confirmLabel?: string | undefined;
  /** Default 'Nein'. */
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Danger for what cannot be undone. */
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly loading?: ButtonProps['loading'];
}

/** Asks once, in words. The focus begins on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, title, children, confirmLabel = 'Ja', cancelLabel = 'Nein' } = props;
  const { onConfirm, onCancel, tone = 'primary', loading } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="narrow"
      title={title}
      onCloseRequest={onCancel}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
