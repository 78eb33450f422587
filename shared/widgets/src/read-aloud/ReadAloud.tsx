import { useLazyComponent } from '@silverjobs/shell';
import { type ReactNode, useEffect } from 'react';
import type { ReadingControlsProps } from './ReadingControls.tsx';
import { useGermanVoice } from './use-german-voice.ts';

const importControls = async () => (await import('./ReadingControls.tsx')).ReadingControls;

/**
 * 'Vorlesen' for a text, with pause and speed (layout-30). Nothing where the device has no German
 * voice; its code is loaded only where there is one.
 */
export function ReadAloud(props: ReadingControlsProps): ReactNode {
  const hasVoice = useGermanVoice();
  const { Component, load } = useLazyComponent<ReadingControlsProps>(importControls, {
    quiet: true,
  });
  useEffect(() => {
    if (hasVoice) void load();
  }, [hasVoice, load]);
  return hasVoice && Component ? <Component {...props} /> : null;
}
