import { useLazyComponent } from '@silverjobs/shell';
import { Button, Card, Stack, Text } from '@silverjobs/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

interface ActListProps<Act extends string, Props> {
  acts: readonly Act[];
  /** What the button of an act says. */
  labelOf: (act: Act) => string;
  /** Fetches the dialog of the acts; a function that stays the same. */
  load: () => Promise<ComponentType<Props & { act: Act; onClose: () => void }>>;
  /** What the dialog needs besides. */
  dialog: Props;
}

/** What can be done with a record, the likeliest first; each act asks in a dialog. */
export function ActList<Act extends string, Props extends object>(
  props: ActListProps<Act, Props>,
): ReactNode {
  const { acts, labelOf, load: importDialog, dialog } = props;
  const [act, setAct] = useState<Act | null>(null);
  const { Component, load } = useLazyComponent(importDialog);
  return (
    <Card title="Was tun?">
      {acts.length === 0 ? (
        <Text tone="quiet">Hier ist nichts zu tun.</Text>
      ) : (
        <Stack as="ul" gap={2} className="operator-plain">
          {acts.map((one, index) => (
            <li key={one}>
              <Button
                fullWidth
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => {
                  setAct(one);
                  void load();
                }}
              >
                {labelOf(one)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {act && Component && <Component {...dialog} act={act} onClose={() => setAct(null)} />}
    </Card>
  );
}
