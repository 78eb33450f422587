import type { Candidate, CvField } from '@silverjobs/contract';
import {
  Button,
  Card,
  Field,
  Inline,
  Marker,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@silverjobs/ui';
import { type ReactNode, useId } from 'react';
import { currentOf, LABELS } from './cv-change.ts';

/** Values of which more than one line is to be seen. */
const LONG = 60;

interface ProposalCardProps {
  proposal: CvField;
  /** What would be taken over, as it was read or changed. */
  value: string;
  candidate: Candidate;
  answer: 'taken' | 'left' | undefined;
  problem: string | undefined;
  /** Something is being taken over: the next waits for its answer. */
  saving: boolean;
  onType: (value: string) => void;
  onTake: () => void;
  onLeave: (isLeft: boolean) => void;
}

/** One field: what the profile says, what the CV says and where, and the answer. */
export function ProposalCard(props: ProposalCardProps): ReactNode {
  const { proposal, value, candidate, answer, problem, saving, onType, onTake, onLeave } = props;
  const { field, source } = proposal;
  const id = useId();
  const label = LABELS[field];
  const current = currentOf(candidate, field);
  const input = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  return (
    <Card as="li" title={label}>
      {answer === 'taken' ? (
        <Stack gap={2}>
          <Text>{current}</Text>
          <Marker>übernommen</Marker>
        </Stack>
      ) : answer === 'left' ? (
        <Stack gap={3}>
          <Text tone="quiet">Nicht übernommen. In Ihrem Profil steht: {current ?? 'nichts'}</Text>
          <div>
            <Button aria-label={`Doch ansehen: ${label}`} onClick={() => onLeave(false)}>
              Doch ansehen
            </Button>
          </div>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Text>
            <b>Jetzt im Profil:</b> {current ?? 'noch nichts'}
          </Text>
          <Field
            id={id}
            label={`${label} aus dem Lebenslauf`}
            hint={`Gelesen aus: „${source}“`}
            error={problem}
          >
            {value.length > LONG ? (
              <TextArea rows={3} {...input} />
            ) : (
              <TextInput maxLength={500} autoComplete="off" {...input} />
            )}
          </Field>
          <Inline gap={3}>
            <Button aria-label={`Übernehmen: ${label}`} loading={saving} onClick={onTake}>
              Übernehmen
            </Button>
            <Button
              variant="quiet"
              aria-label={`Nicht übernehmen: ${label}`}
              onClick={() => onLeave(true)}
            >
              Nicht übernehmen
            </Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
