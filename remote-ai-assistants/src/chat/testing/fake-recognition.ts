import type { Recognition, RecognitionEvent } from '../dictation/recognition.ts';

/** A speech recognition that hears what tests say. */
export class FakeRecognition implements Recognition {
  /** The newest one that was started. */
  static newest: FakeRecognition | null = null;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  isRunning = false;

  start() {
    FakeRecognition.newest = this;
    this.isRunning = true;
  }
  stop() {
    this.isRunning = false;
    this.onend?.();
  }
  abort() {
    this.stop();
  }
  /** Words so far; each a piece of its own. */
  hear(...pieces: string[]) {
    const results = pieces.map((transcript) => [{ transcript }]);
    this.onresult?.({ results } as RecognitionEvent);
  }
  fail(error: string) {
    this.onerror?.({ error });
    this.stop();
  }
}

/** Gives the browser a speech recognition; call the answer to take it away. */
export function installRecognition(): () => void {
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
  return () => {
    FakeRecognition.newest = null;
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  };
}
