import { IconTextButton, icon, Text } from '@silverjobs/ui';
import { Box } from '@silverjobs/ui/overlays';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface PickerFootProps {
  /** Label of what is chosen; null for no filter. */
  chosen: string | null;
  /** Words for no filter. */
  noFilterText: string;
  onUnchoose: () => void;
}

/** What is chosen in a picker, and taking it back. */
export function PickerFoot({ chosen, noFilterText, onUnchoose }: PickerFootProps): ReactNode {
  return (
    <Box bg="brand.50" borderRadius="control" px={4} py={2}>
      <Box
        display="flex"
        flexWrap="wrap"
        gap={3}
        alignItems="center"
        justifyContent="space-between"
        minH="target"
      >
        <Text role="status">
          {chosen === null ? (
            noFilterText
          ) : (
            <>
              Ausgewählt: <b>{chosen}</b>
            </>
          )}
        </Text>
        {chosen !== null && (
          <IconTextButton icon={<X {...icon('md')} />} onClick={onUnchoose}>
            Auswahl aufheben
          </IconTextButton>
        )}
      </Box>
    </Box>
  );
}
