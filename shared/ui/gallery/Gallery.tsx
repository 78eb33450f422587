import { Divider, Heading, Inline, Page, SegmentedControl, Stack } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { Actions } from './Actions.tsx';
import { Feedback } from './Feedback.tsx';
import { Forms } from './Forms.tsx';
import { JobPool } from './JobPool.tsx';
import { Overlays } from './Overlays.tsx';
import { Texts } from './Texts.tsx';

type TextSize = '1' | '2' | '3';

const textSizes = [
  { value: '1', label: 'A', explanation: 'normale Schrift' },
  {
    value: '2',
    label: (
      <>
        A<sup>+</sup>
      </>
    ),
    explanation: 'große Schrift',
  },
  {
    value: '3',
    label: (
      <>
        A<sup>++</sup>
      </>
    ),
    explanation: 'sehr große Schrift',
  },
] as const;

/** Every component in its states, and a page as in the prototype. */
export function Gallery() {
  const [textSize, setTextSize] = useState<TextSize>('1');
  useEffect(() => {
    document.documentElement.dataset.textSize = textSize;
  }, [textSize]);
  return (
    <Page as="main" centered>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1}>Bausteine</Heading>
          <SegmentedControl
            label="Schriftgröße"
            strong
            segments={textSizes}
            value={textSize}
            onChange={setTextSize}
          />
        </Inline>
        <JobPool />
        <Divider />
        <Texts />
        <Actions />
        <Forms />
        <Overlays />
        <Feedback />
      </Stack>
    </Page>
  );
}
