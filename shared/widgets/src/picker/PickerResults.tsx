import { Alert, Spinner, Stack, Text } from '@silverjobs/ui';
import { Box } from '@silverjobs/ui/overlays';
import type { ReactNode } from 'react';

interface PickerResultsProps {
  /** Number of options shown. */
  count: number;
  loading: boolean;
  /** Whether all options are guesses. */
  guess?: boolean;
  /** What has to be said before the list. */
  note?: string | null;
  /** Shown instead of the list when there are no options. */
  emptyText: string;
  /** What can be done then. */
  nextStep: ReactNode;
  /** The listbox. */
  children: ReactNode;
}

/** The options of a picker, or why there are none, and their number for screen readers. */
export function PickerResults(props: PickerResultsProps): ReactNode {
  const { count, loading, guess = false, note, emptyText, nextStep, children } = props;
  return (
    <>
      <div role="status">
        {!loading && note && <Text as="div">{note}</Text>}
        <Text size="sm" tone="quiet" as="div">
          {loading || count === 0 ? '' : resultsText(count, guess)}
        </Text>
      </div>
      <Box
        h={{
          base: 'max(11rem, calc(100dvh - var(--sj-hidden-below, 0px) - 21.5rem))',
          md: 'min(22rem, calc(100vh - 26rem))',
        }}
        minH="11rem"
      >
        {loading && <Spinner label="Vorschläge werden geladen …" />}
        {!loading && count === 0 && (
          <Alert announce>
            <Stack gap={1}>
              <Text as="div">{emptyText}</Text>
              {nextStep}
            </Stack>
          </Alert>
        )}
        {!loading && count > 0 && children}
      </Box>
    </>
  );
}

function resultsText(count: number, guess: boolean): string {
  const text = count === 1 ? '1 Vorschlag' : `${count} Vorschläge`;
  return guess ? `Meinten Sie …? ${text}` : text;
}
