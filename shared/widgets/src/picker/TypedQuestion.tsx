import { Button, Heading, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TypedChoice } from './useTypedChoice.ts';

interface TypedQuestionProps<T> {
  typed: TypedChoice<T>;
  text: string;
  labelOf: (match: T) => string;
  /** What can be done when nothing fits. */
  nextStep: ReactNode;
  /** What has to be said before the matches. */
  note?: string | null | undefined;
  /** Label of what is chosen; null for nothing. */
  chosen: string | null;
  onSearchOn: () => void;
  onClose: () => void;
}

/** Asks what a typed text means, or says what to do when nothing fits it (jobs-62). */
export function TypedQuestion<T>(props: TypedQuestionProps<T>): ReactNode {
  const { typed, text, labelOf, nextStep, note, chosen, onSearchOn, onClose } = props;
  const { wish } = typed;
  const leaving = wish?.how === 'leave';
  const heading = useRef<HTMLHeadingElement>(null);
  const matches = typed.asked ?? [];
  const question = questionText(text.trim(), matches.length, leaving);

  // Moving the focus reads the question once; a second Enter there does no harm.
  useEffect(() => {
    if (wish) heading.current?.focus();
  }, [wish]);

  return (
    <Stack gap={3}>
      <Heading level={3} size="h4" ref={heading} tabIndex={-1}>
        {question}
      </Heading>
      {matches.length === 0 && <Text as="div">{nextStep}</Text>}
      {matches.length > 0 && note && <Text as="div">{note}</Text>}
      {matches.map((match) => (
        <Button key={labelOf(match)} size="large" fullWidth onClick={() => typed.take(match)}>
          {labelOf(match)}
        </Button>
      ))}
      <Button variant="quiet" size="large" fullWidth onClick={onSearchOn}>
        {matches.length === 0 ? 'Etwas anderes eingeben' : 'Nichts davon: weiter suchen'}
      </Button>
      {leaving && (
        <Button variant="quiet" size="large" fullWidth onClick={onClose}>
          {chosen === null ? 'Ohne Auswahl schließen' : `Schließen und bei „${chosen}“ bleiben`}
        </Button>
      )}
    </Stack>
  );
}

function questionText(text: string, count: number, leaving: boolean): string {
  if (count === 0) return `Zu „${text}“ haben wir nichts gefunden.`;
  return leaving ? `Sie haben „${text}“ eingegeben. Meinten Sie …?` : 'Meinten Sie …?';
}
