import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Heading, IconTextButton, icon, keepEnter, useBackCloses } from '@silverjobs/ui';
import { X } from 'lucide-react';
import { type FormEventHandler, type ReactNode, type RefObject, useRef } from 'react';
import { RunTimeStyles } from './RunTimeStyles.tsx';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useOpener } from './useOpener.ts';
import { useSecondPress } from './useSecondPress.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last; on phones it comes first. */
  readonly footer?: ReactNode;
  /**
   * Escape, the close button, a press beside the dialog, or going back. The caller closes by
   * `open={false}`, or asks first, or stays.
   */
  readonly onCloseRequest: () => void;
  /** Words of the close button, default 'Schließen'. */
  readonly closeLabel?: string | undefined;
  /** 700 px (default) or 520 px wide; on phones a sheet from below in full width. */
  readonly size?: 'default' | 'narrow' | undefined;
  /** 'alertdialog' when it interrupts: it does not close by a press beside it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Only its own buttons close it: Escape and going back do nothing. */
  readonly stays?: boolean | undefined;
  /** Takes the focus at first; by default the title, so that reading begins there (layout-35). */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Makes body and footer one form. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** A binding act: only its own button sends the form, never Enter in a field. */
  readonly binding?: boolean | undefined;
}

/** A modal dialog: keeps the focus inside, gives it back, scrolls inside. */
export function Dialog(props: DialogProps): ReactNode {
  const { open, title, subtitle, children, footer, onCloseRequest, onSubmit } = props;
  const { closeLabel = 'Schließen', size, role = 'dialog', initialFocus, stays = false } = props;
  const { binding = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useOpener(open);
  const press = useSecondPress(open);
  useKeyboardRoom(open);
  useBackCloses(open, stays ? doNothing : onCloseRequest);
  const body = <div className="sj-dialog__body">{children}</div>;
  const parts = (
    <>
      {role === 'alertdialog' ? (
        <ChakraDialog.Description asChild>{body}</ChakraDialog.Description>
      ) : (
        body
      )}
      {footer && <div className="sj-dialog__foot">{footer}</div>}
    </>
  );
  return (
    <RunTimeStyles>
      <ChakraDialog.Root
        onInteractOutside={press.onInteractOutside}
        open={useOpenAfterMount(open)}
        role={role}
        closeOnInteractOutside={role === 'dialog' && !stays}
        closeOnEscape={!stays}
        onOpenChange={(change) => {
          if (!change.open) onCloseRequest();
        }}
        initialFocusEl={() => initialFocus?.current ?? heading.current}
        finalFocusEl={opener}
      >
        <Portal>
          <ChakraDialog.Backdrop className="sj-veil" />
          <ChakraDialog.Positioner className="sj-dialog-place">
            <ChakraDialog.Content
              onClickCapture={press.onClickCapture}
              className={size === 'narrow' ? 'sj-dialog sj-dialog--narrow' : 'sj-dialog'}
            >
              <div className="sj-dialog__head">
                <div className="sj-dialog__titles">
                  <ChakraDialog.Title asChild>
                    <Heading ref={heading} level={2} size="h3" tabIndex={-1}>
                      {title}
                    </Heading>
                  </ChakraDialog.Title>
                  {subtitle && <p className="sj-dialog__subtitle">{subtitle}</p>}
                </div>
                <IconTextButton icon={<X {...icon('md')} />} onClick={onCloseRequest}>
                  {closeLabel}
                </IconTextButton>
              </div>
              {onSubmit ? (
                <form
                  className="sj-dialog__form"
                  noValidate
                  onSubmit={onSubmit}
                  onKeyDown={binding ? keepEnter : undefined}
                >
                  {parts}
                </form>
              ) : (
                parts
              )}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </RunTimeStyles>
  );
}

const doNothing = () => {};
