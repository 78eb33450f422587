import { useShell } from '@silverjobs/shell';
import { IconTextButton, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { Minus, Pause, Play, Plus, Square, Volume2 } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { browserSpeech } from './german-voice.ts';
import { piecesIn, piecesOfText } from './read-element.ts';
import { createReader, RATES, type Reader, type ReaderState } from './reader.ts';
import { readingBegins, stopWith } from './stop-reading.ts';
import './read-aloud.css';

const NAME = 'sj-reading';

/** Whether the browser can mark words without a change of the page (Chrome 105, Safari 17.2). */
const canMark = (): boolean =>
  typeof CSS === 'object' && 'highlights' in CSS && typeof Highlight === 'function';

/** Marks what is being read, and nothing else; null takes the mark away (guide-1). */
function markRange(range: Range | null): void {
  if (!canMark()) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}

export interface ReadingControlsProps {
  /** Plain text or Markdown; without it what stands in `target`. */
  text?: string;
  /** Where the text stands: it is read from there, sentence by sentence marked (guide-1). */
  target?: RefObject<Element | null>;
  /** Said after 'Vorlesen' to tell several apart: 'Antwort von 14:03'. */
  of: string;
}

const RATE_KEY = 'reading.rate';
const parseRate = (value: unknown) => RATES.find((rate) => rate === value) ?? null;

/** 'Vorlesen', and while it reads pause, speed and end. */
export function ReadingControls(props: ReadingControlsProps): ReactNode {
  const reader = theReader();
  return reader && <Controls {...props} reader={reader} />;
}

const WORDS = {
  none: { text: 'Vorlesen', Icon: Volume2 },
  reading: { text: 'Pause', Icon: Pause },
  paused: { text: 'Weiterlesen', Icon: Play },
};

function Controls(props: ReadingControlsProps & { reader: Reader }): ReactNode {
  const { text, target, of, reader } = props;
  const { storage } = useShell();
  const owner = useId();
  const first = useRef<HTMLButtonElement>(null);
  const state = useSyncExternalStore(reader.subscribe, reader.getState, reader.getState);
  useEffect(() => () => reader.stop(owner), [reader, owner]);
  const isOwn = state.owner === owner;
  const piece = isOwn ? state.piece : null;
  useEffect(() => {
    if (!isOwn) return;
    markRange(piece?.range ?? null);
    return () => markRange(null);
  }, [isOwn, piece]);
  const now = !isOwn ? 'none' : state.isPaused ? 'paused' : 'reading';
  const { text: word, Icon } = WORDS[now];

  function act() {
    if (now === 'reading') return reader.pause();
    readingBegins();
    if (now === 'paused') return reader.goOn();
    reader.setRate(storage.read(RATE_KEY, parseRate) ?? 1);
    const place = target?.current;
    reader.read(owner, place ? piecesIn(place) : piecesOfText(text ?? ''));
  }

  function end() {
    first.current?.focus({ preventScroll: true });
    reader.stop(owner);
  }

  return (
    <div className="read-aloud sj-no-print">
      {/* One button that changes its word, so that it keeps the focus. */}
      <IconTextButton ref={first} icon={<Icon {...icon('sm')} />} onClick={act}>
        {word}
        <VisuallyHidden> {of}</VisuallyHidden>
      </IconTextButton>
      {isOwn && (
        <>
          <IconTextButton icon={<Square {...icon('sm')} />} onClick={end}>
            Beenden
          </IconTextButton>
          <SpeedButtons reader={reader} state={state} />
        </>
      )}
      {piece && !(piece.range && canMark()) && (
        // Heard already: a screen reader would say it a second time.
        <Text size="sm" aria-hidden="true" className="read-aloud__now">
          <mark>{piece.text}</mark>
        </Text>
      )}
      {state.failed === owner && (
        <Text size="sm" role="alert">
          Das Vorlesen hat nicht geklappt. Bitte versuchen Sie es noch einmal.
        </Text>
      )}
    </div>
  );
}

function SpeedButtons({ reader, state }: { reader: Reader; state: ReaderState }): ReactNode {
  const { storage, announce } = useShell();
  const at = RATES.indexOf(state.rate);

  function change(by: 1 | -1) {
    const rate = RATES[at + by];
    if (rate === undefined) {
      return announce(by > 0 ? 'Schneller geht es nicht.' : 'Langsamer geht es nicht.');
    }
    storage.write(RATE_KEY, rate, 'device');
    reader.setRate(rate);
  }

  return (
    <>
      <IconTextButton
        icon={<Minus {...icon('sm')} />}
        aria-disabled={at <= 0 || undefined}
        onClick={() => change(-1)}
      >
        Langsamer
      </IconTextButton>
      <IconTextButton
        icon={<Plus {...icon('sm')} />}
        aria-disabled={at >= RATES.length - 1 || undefined}
        onClick={() => change(1)}
      >
        Schneller
      </IconTextButton>
    </>
  );
}

let known: { speech: SpeechSynthesis; reader: Reader } | null = null;

/** The reader of this browser; null where it cannot speak. */
function theReader(): Reader | null {
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
