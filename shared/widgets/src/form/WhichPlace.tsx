import { useApi } from '@silverjobs/api';
import { meantPlacesQuery } from '@silverjobs/api/postal-code';
import { Button, Inline, Stack, Text, useAfterTyping } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface WhichPlaceProps {
  /** The postal code as it is being typed. */
  typed: string;
  /** Told the postal code that is meant. */
  onChoose: (postalCode: string) => void;
}

/** Asks which place four digits mean; for other texts it takes no room (formats-34). */
export function WhichPlace({ typed, onChoose }: WhichPlaceProps): ReactNode {
  // On the way to five digits nobody is asked.
  const settled = useAfterTyping(typed);
  const { data } = useQuery(meantPlacesQuery(useApi(), settled));
  if (!data || settled !== typed) return null;
  return (
    <Stack as="div" gap={2} role="status">
      <Text>
        {data.length > 0
          ? 'Eine deutsche Postleitzahl hat fünf Ziffern. Welcher Ort ist gemeint?'
          : 'Eine Postleitzahl mit diesen vier Ziffern kennen wir nicht. In Deutschland sind es fünf.'}
      </Text>
      <Inline gap={2}>
        {data.map(({ postal_code, city, country }) => (
          <Button key={postal_code} onClick={() => onChoose(postal_code)}>
            {`${postal_code} ${city}, ${country}`}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
