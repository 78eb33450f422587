import type { Consent } from '@silverjobs/shell';

/** A recording that can be switched on and off. */
export interface Recorder {
  /** Keeps the last minute from now on; it is sent when an error happens. */
  startRecording(): Promise<void>;
  /** Stops and forgets what was not sent. */
  stopRecording(): Promise<void>;
}

/** Records only while the user allows it (D9, MON-02); a withdrawal counts at once, in every tab. */
export function recordWithConsent({ store }: Consent, recorder: Recorder): void {
  let wanted = false;
  let last = Promise.resolve();
  const follow = (): void => {
    const granted = store.getState().replay === 'granted';
    if (granted === wanted) return;
    wanted = granted;
    // One after the other: a withdrawal while the recorder is being fetched must win.
    last = last
      .then(() => (granted ? recorder.startRecording() : recorder.stopRecording()))
      .catch(() => {
        // Without its code there is no recording; the next visit tries again.
      });
  };
  follow();
  store.subscribe(follow);
}
