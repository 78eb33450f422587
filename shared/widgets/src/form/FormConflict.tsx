import { Alert, Button, RadioGroup, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormState } from './form-state.ts';
import { shownLabel, shownValue } from './shown-field.ts';

type Side = 'mine' | 'theirs';

/** Both values of each field that two windows have changed, to choose from (formats-28). */
export function FormConflict({
  conflict,
}: {
  conflict: NonNullable<FormState['conflict']>;
}): ReactNode {
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const place = useRef<HTMLDivElement>(null);
  const { fields, number, resolve } = conflict;
  useEffect(() => {
    if (number > 0) place.current?.focus();
  }, [number]);
  const open = fields.filter(({ field }) => choice[field] === undefined);
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
          {fields.map(({ field, id, name, mine, theirs }) => (
            <RadioGroup
              key={field}
              label={name ?? shownLabel(id)}
              options={[
                { value: 'mine' as const, label: 'Meine Eingabe', hint: shownValue(id, mine) },
                {
                  value: 'theirs' as const,
                  label: 'Dort gespeichert',
                  hint: shownValue(id, theirs),
                },
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
