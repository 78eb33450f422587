import { Alert, Button, RadioGroup, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ConflictField, FormState } from './form-state.ts';
import { joinShownValues, shownLabel, shownNow, shownValue } from './shown-field.ts';

type Side = 'mine' | 'theirs';

const labelOf = (group: readonly ConflictField[]) =>
  [...new Set(group.map(({ id, name }) => name ?? shownLabel(id)))].join(' und ');
const mineOf = (group: readonly ConflictField[]) =>
  joinShownValues(group.map(({ id, mine }) => shownNow(id, mine)));
const theirsOf = (group: readonly ConflictField[]) =>
  joinShownValues(group.map(({ id, theirs, words }) => words ?? shownValue(id, theirs)));

/** Both values of what two windows have changed, to choose from (formats-28). */
export function FormConflict({
  conflict,
}: {
  conflict: NonNullable<FormState['conflict']>;
}): ReactNode {
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const place = useRef<HTMLDivElement>(null);
  const { groups, number, resolve } = conflict;
  useEffect(() => {
    if (number > 0) place.current?.focus();
  }, [number]);
  const questions = groups.map((group) => ({ field: group[0]?.field ?? '', group }));
  const open = questions.filter(({ field }) => choice[field] === undefined);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone="warning"
        announce
        title="In einem anderen Fenster wurde geändert:"
        action={
          <Button
            variant="primary"
            reasonDisabled={open.length > 0 ? 'Bitte wählen Sie zu jeder Angabe.' : undefined}
            onClick={() => resolve(choice)}
          >
            Auswahl speichern
          </Button>
        }
      >
        <Stack gap={4}>
          <Text>Bitte wählen Sie, was gelten soll. Noch ist nichts überschrieben.</Text>
          {questions.map(({ field, group }) => (
            <RadioGroup
              key={field}
              label={labelOf(group)}
              options={[
                { value: 'mine' as const, label: 'Meine Eingabe', hint: mineOf(group) },
                { value: 'theirs' as const, label: 'Dort gespeichert', hint: theirsOf(group) },
              ]}
              value={choice[field] ?? null}
              onChange={(side) => setChoice((before) => ({ ...before, [field]: side }))}
            />
          ))}
        </Stack>
      </Alert>
    </div>
  );
}
