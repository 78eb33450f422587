/** The browser's speech synthesis; null where it has none, and on the server. */
export const browserSpeech = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

/** Devices name the language by its code of two letters or of three: 'de-DE', 'deu-DE-…'. */
const GERMAN = /^(?:de|deu|ger)(?:[-_]|$)/i;
const OF_GERMANY = /^(?:de|deu|ger)[-_]DEU?(?:[-_]|$)/i;

/** The German voice to read with; others than the device's own send the text away (layout-30). */
export function germanVoice(speech: SpeechSynthesis): SpeechSynthesisVoice | null {
  const german = speech
    .getVoices()
    .filter(({ lang, localService }) => localService && GERMAN.test(lang));
  return german.find(({ lang }) => OF_GERMANY.test(lang)) ?? german[0] ?? null;
}
