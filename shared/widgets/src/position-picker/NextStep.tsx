import { Button, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { LeadOnHandlers } from './lead-on-handlers.ts';

interface NextStepProps extends Pick<LeadOnHandlers, 'onPlace' | 'onAll'> {
  text: string;
  /** Where a filter is set that was meant; null for none. */
  note: string | null;
}

/** What to do when no occupation fits: other words, a place, or all. */
export function NextStep({ text, note, onPlace, onAll }: NextStepProps): ReactNode {
  return (
    <Stack gap={3}>
      <Text as="div">
        {note ?? 'Versuchen Sie ein anderes Wort, zum Beispiel „Büro“, „Garten“ oder „Pflege“.'}
      </Text>
      {text !== '' && onPlace && (
        <Button fullWidth onClick={() => onPlace(text)}>{`„${text}“ als Ort suchen`}</Button>
      )}
      {onAll && (
        <Button fullWidth onClick={onAll}>
          Alle Positionen ansehen
        </Button>
      )}
    </Stack>
  );
}
