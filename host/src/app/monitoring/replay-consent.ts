import type { Consent } from '@silverjobs/shell';

/** A recording that can be switched on and off. */
export interface Recorder {
  /** Keeps the last minute from now on; it is sent when an error happens. */
  startRecording(): void;
  /** Stops and forgets what was not sent. */
  stopRecording(): Promise<void>;
}

/**
 * Records only while the user allows it (layout-24); a withdrawal counts at once.
 * @param loadRecorder fetches the recorder; called for the first time after consent
 */
export function recordWithConsent({ store }: Consent, loadRecorder: () => Promise<Recorder>): void {
  let recording = false;
  const follow = async (): Promise<void> => {
    if ((store.getState().replay === 'granted') === recording) return;
    const recorder = await loadRecorder();
    // The choice may have changed while the recorder was being fetched.
    const granted = store.getState().replay === 'granted';
    if (granted === recording) return;
    recording = granted;
    if (granted) recorder.startRecording();
    else await recorder.stopRecording();
  };
  const followQuietly = () =>
    void follow().catch(() => {
      // Without its code there is no recording; the next visit tries again.
    });
  followQuietly();
  store.subscribe(followQuietly);
}
