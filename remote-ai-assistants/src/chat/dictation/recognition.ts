/** What of the browser's speech recognition is used; its types are in no library yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition; null where it has none, and on the server. */
export function recognitionClass(): RecognitionClass | null {
  if (typeof window === 'undefined') return null;
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/**
 * Everything that was said since the start, finished or not. Chrome on Android gives the words so far
 * anew with each piece ('ich', 'ich suche'): a piece that goes on with the one before takes its place.
 */
export function wordsOf({ results }: RecognitionEvent): string {
  const pieces: string[] = [];
  for (const result of Array.from(results)) {
    const piece = result[0]?.transcript.trim() ?? '';
    const before = pieces.at(-1)?.toLowerCase();
    if (before !== undefined && `${piece.toLowerCase()} `.startsWith(`${before} `)) pieces.pop();
    if (piece !== '') pieces.push(piece);
  }
  return pieces.join(' ');
}

const FAILURES: Readonly<Record<string, string>> = {
  'not-allowed':
    'Ihr Browser darf das Mikrofon nicht benutzen. Erlauben Sie es in den Einstellungen des Browsers, oder tippen Sie Ihre Nachricht.',
  'audio-capture':
    'Es wurde kein Mikrofon gefunden. Bitte schließen Sie eines an, oder tippen Sie Ihre Nachricht.',
  'no-speech': 'Es war nichts zu hören. Bitte versuchen Sie es noch einmal.',
  network: 'Die Spracherkennung ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
  'language-not-supported':
    'Ihr Browser versteht hier kein Deutsch. Bitte tippen Sie Ihre Nachricht.',
};

/** A failure in German; null where the user ended it. */
export function dictationFailure(error: string): string | null {
  if (error === 'aborted') return null;
  const known = error === 'service-not-allowed' ? 'not-allowed' : error;
  return (
    FAILURES[known] ??
    'Das Diktieren hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder tippen Sie Ihre Nachricht.'
  );
}
