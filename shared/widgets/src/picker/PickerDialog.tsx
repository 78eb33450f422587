import { Button, SearchInput, Stack } from '@silverjobs/ui';
import { Box, Dialog, type OptionListState } from '@silverjobs/ui/overlays';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { PickerFoot } from './PickerFoot.tsx';
import { PickerResults } from './PickerResults.tsx';
import { TypedQuestion } from './TypedQuestion.tsx';
import type { TypedChoice } from './useTypedChoice.ts';

interface PickerDialogProps<T> {
  title: string;
  placeholder: string;
  /** What was typed. */
  text: string;
  onText: (text: string) => void;
  list: OptionListState;
  /** Number of options shown. */
  count: number;
  loading: boolean;
  /** Whether all options are guesses, marked 'Meinten Sie …?'. */
  guess?: boolean;
  /** Shown instead of the list when there are no options. */
  emptyText: string;
  /** What can be done then. */
  nextStep: ReactNode;
  /** What becomes of typed text at the end. */
  typed: TypedChoice<T>;
  /** Label of a match that is asked about. */
  labelOf: (match: T) => string;
  /** The listbox. */
  children: ReactNode;
  /** What has to be said before the list. */
  note?: string | null;
  /** Shown instead of the list, with a way back to the text. */
  instead?: ((backToText: () => void) => ReactNode) | null;
  /** Label of what is chosen; null for no filter. */
  chosen: string | null;
  /** Words for no filter. */
  noFilterText: string;
  onUnchoose: () => void;
  /** Closes without taking anything. */
  onClose: () => void;
}

/**
 * What both pickers look like: search text, results, the chosen value, 'Speichern'. Typed text is
 * never lost silently (jobs-62).
 */
export function PickerDialog<T>(props: PickerDialogProps<T>): ReactNode {
  const { title, placeholder, text, onText, list } = props;
  const { instead, nextStep, typed, labelOf, chosen, noFilterText, onUnchoose, onClose } = props;
  const input = useRef<HTMLInputElement>(null);

  function unchoose() {
    onUnchoose();
    // The button goes away with the choice; the focus must not.
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    list.inputProps.onKeyDown(event);
    const isDone = event.defaultPrevented || event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || isDone) return;
    event.preventDefault();
    typed.finish('save');
  }

  function backToText() {
    input.current?.focus();
    input.current?.select();
  }

  function searchOn() {
    typed.searchOn();
    backToText();
  }

  return (
    <Dialog
      open
      title={title}
      onCloseRequest={() => typed.finish('leave')}
      initialFocus={input}
      footer={
        typed.asked === null && (
          <>
            <Box display={{ base: 'none', md: 'block' }}>
              <Button onClick={onClose}>Abbrechen</Button>
            </Box>
            <Button variant="primary" onClick={() => typed.finish('save')}>
              Speichern
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        <SearchInput
          {...list.inputProps}
          onKeyDown={handleKey}
          ref={input}
          aria-label={title}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          maxLength={100}
        />
        {typed.asked === null ? (
          (instead?.(backToText) ?? <PickerResults {...props} />)
        ) : (
          <TypedQuestion
            typed={typed}
            text={text}
            labelOf={labelOf}
            nextStep={nextStep}
            note={props.note}
            chosen={chosen}
            onSearchOn={searchOn}
            onClose={onClose}
          />
        )}
        {typed.asked === null && (
          <PickerFoot chosen={chosen} noFilterText={noFilterText} onUnchoose={unchoose} />
        )}
      </Stack>
    </Dialog>
  );
}
