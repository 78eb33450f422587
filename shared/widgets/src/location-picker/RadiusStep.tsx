import { Button, Heading, Stack } from '@silverjobs/ui';
import { Box } from '@silverjobs/ui/overlays';
import { type ReactNode, useId } from 'react';
import type { LocationOption } from './location-choice.ts';
import { type LocationPlace, radiusText } from './location-places.ts';

interface RadiusStepProps {
  place: LocationPlace;
  /** Id of the chosen option. */
  chosenId: number | undefined;
  onChoose: (option: LocationOption) => void;
  /** Back to the list of places; absent where the list stands above. */
  onBack?: (() => void) | undefined;
}

/** After the place its radius, as large buttons (jobs-72). */
export function RadiusStep({ place, chosenId, onChoose, onBack }: RadiusStepProps): ReactNode {
  const titleId = useId();
  return (
    <Stack gap={4}>
      <Heading level={3} size="h4" id={titleId}>
        Umkreis um {place.label}
      </Heading>
      <Box
        role="group"
        aria-labelledby={titleId}
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(6.5rem, 1fr))"
        gap={2}
      >
        {place.radii.map((option) => (
          <Button
            key={option.id}
            size="large"
            variant={option.id === chosenId ? 'primary' : 'secondary'}
            aria-pressed={option.id === chosenId}
            onClick={() => onChoose(option)}
          >
            {radiusText(option)}
          </Button>
        ))}
      </Box>
      {onBack && (
        <div>
          <Button variant="quiet" onClick={onBack}>
            Anderen Ort wählen
          </Button>
        </div>
      )}
    </Stack>
  );
}
