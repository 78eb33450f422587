/** The browser's speech synthesis; null where it has none, and on the server. */
export const browserSpeech = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

/** The German voice to read with; others than the device's own send the text away (layout-30). */
export function germanVoice(speech: SpeechSynthesis): SpeechSynthesisVoice | null {
  const german = speech
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de(?:[-_]|$)/i.test(lang));
  return german.find(({ lang }) => /^de[-_]DE$/i.test(lang)) ?? german[0] ?? null;
}
