import type { OperatorCaseDetail } from '@silverjobs/contract';
import { Alert, Heading, Stack, Text, VisuallyHidden } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { when } from '../texts/when.ts';
import { changedLines, type Line } from './changed-lines.ts';

/** What was reported: as it is now, and beside it as it was when it was reported, where that differs. */
export function CaseContent({ found }: { found: OperatorCaseDetail }): ReactNode {
  const { title, text, reported } = found;
  if (!reported) return text && <p className="operator-text">{text}</p>;
  if (text !== null && reported.text === text && reported.title === title) {
    return (
      <Stack gap={3}>
        <Text tone="quiet">Seit der Meldung am {when(reported.created_at)} unverändert.</Text>
        <p className="operator-text">{text}</p>
      </Stack>
    );
  }
  const lines = changedLines(
    `${reported.title}\n${reported.text}`,
    text === null ? '' : `${title}\n${text}`,
  );
  return (
    <Stack gap={4}>
      <Alert tone="warning">
        {text === null
          ? 'Das Gemeldete gibt es nicht mehr. Hier steht, was gemeldet wurde.'
          : 'Nach der Meldung geändert. Was anders ist, ist markiert.'}
      </Alert>
      <div className="operator-versions">
        <Version title={`Gemeldet am ${when(reported.created_at)}`} lines={lines.before} gone />
        {text !== null && <Version title="Jetzt" lines={lines.now} />}
      </div>
    </Stack>
  );
}

interface VersionProps {
  title: string;
  lines: Line[];
  /** Of what was: marked lines are not there any more. */
  gone?: boolean;
}

function Version({ title, lines, gone = false }: VersionProps) {
  const Mark = gone ? 'del' : 'ins';
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {lines.map(({ text, changed }, index) => (
        <p key={index} className="operator-text">
          {changed ? (
            <Mark className="operator-changed">
              <VisuallyHidden>{gone ? 'Entfernt: ' : 'Neu: '}</VisuallyHidden>
              {text}
            </Mark>
          ) : (
            text
          )}
        </p>
      ))}
    </Stack>
  );
}
