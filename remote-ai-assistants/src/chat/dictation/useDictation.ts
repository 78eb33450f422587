import { useShell } from '@silverjobs/shell';
import { beforeReading, stopReading } from '@silverjobs/widgets/read-aloud';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dictationFailure, type Recognition, recognitionClass, wordsOf } from './recognition.ts';

const KEY = 'assistant.dictation';
const parseYes = (value: unknown) => (value === true ? true : null);
const never = () => () => {};

interface DictationSettings {
  /** What stands in the field. */
  text: string;
  /** Gets the field's text with the words that are spoken. */
  onText: (text: string) => void;
}

/** Speech into the field, in German (assistants-55). */
export function useDictation({ text, onText }: DictationSettings) {
  const { storage } = useShell();
  const isOffered = useSyncExternalStore(
    never,
    () => recognitionClass() !== null,
    () => false,
  );
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<Recognition | null>(null);
  const write = useRef(onText);
  useEffect(() => {
    write.current = onText;
  });

  /** Ends it; words that come later are dropped. */
  const drop = useCallback(() => {
    const recognition = running.current;
    running.current = null;
    setListening(false);
    if (!recognition) return;
    recognition.onresult = null;
    recognition.abort();
  }, []);
  useEffect(() => drop, [drop]);
  // What is read aloud is not what is dictated.
  useEffect(() => beforeReading(drop), [drop]);

  function listen() {
    const Class = recognitionClass();
    if (!Class) return;
    stopReading();
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `;
    const recognition = new Class();
    recognition.lang = 'de-DE';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = (event) => write.current(`${before}${wordsOf(event)}`);
    recognition.onerror = ({ error }) => setFailure(dictationFailure(error));
    recognition.onend = () => {
      if (running.current !== recognition) return;
      running.current = null;
      setListening(false);
    };
    setFailure(null);
    try {
      recognition.start();
      running.current = recognition;
      setListening(true);
    } catch {
      setFailure(dictationFailure('start'));
    }
  }

  return {
    isOffered,
    isListening,
    failure,
    /** Whether the user has agreed that the maker of the browser may get the voice. */
    isAllowed: () => storage.read(KEY, parseYes) === true,
    allow: () => storage.write(KEY, true),
    listen,
    /** Ends it once the last words are understood. */
    finish: () => running.current?.stop(),
    drop,
  };
}

export type Dictation = ReturnType<typeof useDictation>;
