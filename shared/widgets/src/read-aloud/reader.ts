import { germanVoice } from './german-voice.ts';
import type { Piece } from './read-element.ts';

/** What is read now, and how. */
export interface ReaderState {
  /** Who asked for it; null while nothing is read. */
  readonly owner: string | null;
  readonly isPaused: boolean;
  /** The last attempt of this owner failed. */
  readonly failed: string | null;
  /** What is being read, or goes on to be read. */
  readonly piece: Piece | null;
  /** 1 is the usual speed of the voice. */
  readonly rate: number;
}

/** Speeds to choose from, the slowest first. */
export const RATES: readonly number[] = [0.6, 0.75, 0.9, 1, 1.15, 1.3];

/** Reads one text at a time, sentence by sentence (layout-30). */
export interface Reader {
  readonly getState: () => ReaderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: (owner: string, pieces: readonly Piece[]) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Ends reading; with an owner only when that one is read. */
  readonly stop: (owner?: string) => void;
  /** What is read goes on with its sentence at this speed. */
  readonly setRate: (rate: number) => void;
}

const NOTHING: ReaderState = {
  owner: null,
  isPaused: false,
  failed: null,
  piece: null,
  rate: 1,
};

/**
 * A reader with the voices of the browser. Pausing ends the sentence and goes on with the same
 * one, because pause() of some browsers ends everything.
 */
export function createReader(speech: SpeechSynthesis): Reader {
  let state = NOTHING;
  let pieces: readonly Piece[] = [];
  let next = 0;
  /** Events of an utterance that was ended count no more. */
  let run = 0;
  // Held here: browsers forget an utterance that nobody holds, and its end is never told.
  let utterance: SpeechSynthesisUtterance | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<ReaderState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function silence(): void {
    run += 1;
    utterance = null;
    speech.cancel();
  }

  function finish(failed: string | null = null): void {
    silence();
    set({ owner: null, isPaused: false, piece: null, failed });
  }

  function speak(): void {
    const voice = germanVoice(speech);
    const piece = pieces[next];
    if (piece === undefined || !voice) {
      finish(voice ? null : state.owner);
      return;
    }
    const own = run;
    set({ piece });
    utterance = new SpeechSynthesisUtterance(piece.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = state.rate;
    utterance.onend = () => {
      if (own !== run) return;
      next += 1;
      speak();
    };
    utterance.onerror = () => {
      if (own === run) finish(state.owner);
    };
    speech.speak(utterance);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (owner, newPieces) => {
      silence();
      pieces = newPieces;
      next = 0;
      set({ owner, isPaused: false, failed: null });
      speak();
    },
    pause: () => {
      if (state.owner === null) return;
      silence();
      set({ isPaused: true });
    },
    goOn: () => {
      if (!state.isPaused) return;
      set({ isPaused: false });
      speak();
    },
    stop: (owner) => {
      if (state.owner !== null && (owner === undefined || owner === state.owner)) finish();
    },
    setRate: (rate) => {
      const isReading = state.owner !== null && !state.isPaused;
      if (isReading) silence();
      set({ rate });
      if (isReading) speak();
    },
  };
}
