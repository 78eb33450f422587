import { useSyncExternalStore } from 'react';
import { browserSpeech, germanVoice } from './german-voice.ts';

// Browsers tell their voices later.
function subscribe(listener: () => void): () => void {
  const speech = browserSpeech();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

function hasVoice(): boolean {
  const speech = browserSpeech();
  return speech !== null && germanVoice(speech) !== null;
}

/** Whether the device has a German voice of its own (layout-30). */
export const useGermanVoice = (): boolean => useSyncExternalStore(subscribe, hasVoice, () => false);
