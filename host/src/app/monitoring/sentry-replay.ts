import { addIntegration, replayIntegration } from '@sentry/react';
import { replayOptions } from './monitoring-options.ts';

type Replay = ReturnType<typeof replayIntegration>;

let replay: Replay | null = null;

/** Begins to keep the last minute; fetched and called only after consent (layout-24). */
export function startRecording(): void {
  if (replay) replay.startBuffering();
  else {
    replay = replayIntegration(replayOptions);
    addIntegration(replay);
  }
}

/** Stops and forgets what was not sent. */
export async function stopRecording(): Promise<void> {
  await replay?.stop({ flush: false });
}
