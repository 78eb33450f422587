import { Card, Spinner, Stack, Text } from '@silverjobs/ui';
import { useEffect, useState } from 'react';

/** When to say that it takes longer than usual, in milliseconds. */
const SLOW_AFTER_MS = 40_000;

/** A payment that is not confirmed yet: nothing to do, and nothing to worry about. */
export function OrderWaiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card>
      <Stack gap={3}>
        <Spinner label="Einen Moment bitte …" />
        <Text reading>
          Sie brauchen nichts zu tun. Sobald die Bestätigung da ist, öffnet sich silver+ von selbst.
        </Text>
        <div aria-live="polite">
          {long && (
            <Text reading>
              Das dauert gerade länger als sonst. Sie können diese Seite schließen: Wir schicken
              Ihnen eine E-Mail, sobald silver+ freigeschaltet ist.
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
