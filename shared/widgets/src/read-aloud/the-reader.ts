import { browserSpeech } from './german-voice.ts';
import { createReader, type Reader } from './reader.ts';
import { stopWith } from './stop-reading.ts';

let known: { speech: SpeechSynthesis; reader: Reader } | null = null;

/** The reader of this browser; null where it cannot speak. */
export function theReader(): Reader | null {
  const speech = browserSpeech();
  if (!speech) return null;
  if (known?.speech === speech) return known.reader;
  const reader = createReader(speech);
  known = { speech, reader };
  stopWith(() => reader.stop());
  // Some browsers go on speaking after the page is left.
  window.addEventListener('pagehide', () => reader.stop());
  return reader;
}
