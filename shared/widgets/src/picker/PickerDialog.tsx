import {
  Alert,
  Box,
  Button,
  IconTextButton,
  icon,
  type OptionListState,
  SearchInput,
  Spinner,
  Stack,
  Text,
} from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

interface PickerDialogProps {
  title: string;
  placeholder: string;
  /** What was typed. */
  text: string;
  onText: (text: string) => void;
  list: OptionListState;
  /** Number of options shown. */
  count: number;
  loading: boolean;
  /** Shown instead of the list when there are no options. */
  emptyText: string;
  /** The listbox. */
  children: ReactNode;
  /** Label of what is chosen; null for no filter. */
  chosen: string | null;
  /** Words for no filter. */
  noFilterText: string;
  onUnchoose: () => void;
  onSave: () => void;
  onClose: () => void;
}

/** What both pickers look like: search text, results, the chosen value, 'Speichern'. */
export function PickerDialog(props: PickerDialogProps): ReactNode {
  const { title, placeholder, text, onText, list, count, loading, emptyText, children } = props;
  const { chosen, noFilterText, onUnchoose, onSave, onClose } = props;
  const input = useRef<HTMLInputElement>(null);

  function unchoose() {
    onUnchoose();
    // The button goes away with the choice; the focus must not.
    input.current?.focus();
  }

  return (
    <Dialog
      open
      title={title}
      onCloseRequest={onClose}
      initialFocus={input}
      footer={
        <>
          <Box display={{ base: 'none', md: 'block' }}>
            <Button onClick={onClose}>Abbrechen</Button>
          </Box>
          <Button variant="primary" onClick={onSave}>
            Speichern
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchInput
          {...list.inputProps}
          ref={input}
          aria-label={title}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          maxLength={100}
        />
        <Text size="sm" tone="quiet" as="div" role="status">
          {loading || count === 0 ? '' : resultsText(count)}
        </Text>
        <Box
          h={{
            base: 'max(11rem, calc(100dvh - var(--sj-hidden-below, 0px) - 21.5rem))',
            md: 'min(22rem, calc(100vh - 26rem))',
          }}
          minH="11rem"
        >
          {loading && <Spinner label="Vorschläge werden geladen …" />}
          {!loading && count === 0 && <Alert announce>{emptyText}</Alert>}
          {!loading && count > 0 && children}
        </Box>
        <Box bg="brand.50" borderRadius="control" px={4} py={2}>
          <Box
            display="flex"
            flexWrap="wrap"
            gap={3}
            alignItems="center"
            justifyContent="space-between"
            minH="target"
          >
            <Text>
              {chosen === null ? (
                noFilterText
              ) : (
                <>
                  Ausgewählt: <b>{chosen}</b>
                </>
              )}
            </Text>
            {chosen !== null && (
              <IconTextButton icon={<X {...icon('md')} />} onClick={unchoose}>
                Auswahl aufheben
              </IconTextButton>
            )}
          </Box>
        </Box>
      </Stack>
    </Dialog>
  );
}

function resultsText(count: number): string {
  return count === 1 ? '1 Vorschlag' : `${count} Vorschläge`;
}
