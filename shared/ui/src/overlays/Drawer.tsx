import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { IconTextButton, icon, useBackCloses } from '@silverjobs/ui';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { RunTimeStyles } from './RunTimeStyles.tsx';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useOpener } from './useOpener.ts';
import { useSecondPress } from './useSecondPress.ts';

export interface DrawerProps {
  readonly open: boolean;
  /** Name for assistive technology, e.g. 'Menü'. */
  readonly label: string;
  readonly children: ReactNode;
  /** Escape, the close button, a press beside it, or going back; the caller closes by `open={false}`. */
  readonly onCloseRequest: () => void;
  /** Words of the close button, default 'Menü schließen'. */
  readonly closeLabel?: string | undefined;
}

/** The dark side menu on windows under 992 px: from the left, keeps the focus inside. */
export function Drawer(props: DrawerProps): ReactNode {
  const { open, label, children, onCloseRequest, closeLabel = 'Menü schließen' } = props;
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(open);
  const press = useSecondPress(open);
  useBackCloses(open, onCloseRequest);
  return (
    <RunTimeStyles>
      <ChakraDialog.Root
        onInteractOutside={press.onInteractOutside}
        open={useOpenAfterMount(open)}
        aria-label={label}
        // Where one is now, or the first entry: never 'Menü schließen' (layout-35).
        initialFocusEl={() =>
          content.current?.querySelector<HTMLElement>('[aria-current]') ??
          content.current?.querySelector<HTMLElement>('a[href]') ??
          null
        }
        finalFocusEl={opener}
        onOpenChange={(change) => {
          if (!change.open) onCloseRequest();
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop className="sj-veil" />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content
              ref={content}
              className="sj-drawer"
              onClickCapture={press.onClickCapture}
            >
              <IconTextButton
                className="sj-drawer__close"
                icon={<X {...icon('md')} />}
                onClick={onCloseRequest}
              >
                {closeLabel}
              </IconTextButton>
              {children}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </RunTimeStyles>
  );
}
