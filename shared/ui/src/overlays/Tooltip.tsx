import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** A short text. Never the only place of an information: touch has no hover. */
  readonly text: string;
  /** One element that can have the focus. */
  readonly children: ReactElement;
}

/** A short addition on hover and focus; Escape hides it, the pointer may go onto it. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  return (
    <ChakraTooltip.Root interactive openDelay={300} closeDelay={200}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content className="sj-tooltip">{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
