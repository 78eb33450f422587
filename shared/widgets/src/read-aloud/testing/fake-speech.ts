/** A speech synthesis that says nothing by itself: tests end its sentences. */
class FakeSpeech extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[];
  /** Everything that was given to be spoken, oldest first. */
  readonly spoken: SpeechSynthesisUtterance[] = [];
  cancelled = 0;

  constructor(voices: Partial<SpeechSynthesisVoice>[]) {
    super();
    this.voices = voices;
  }
  getVoices() {
    return this.voices;
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.spoken.push(utterance);
  }
  cancel() {
    this.cancelled += 1;
  }
  /** The words of the newest sentence. */
  get now() {
    return this.spoken.at(-1)?.text;
  }
  /** The newest sentence ends, as a browser tells it. */
  end() {
    const newest = this.spoken.at(-1);
    newest?.onend?.(new Event('end') as SpeechSynthesisEvent);
  }
  fail() {
    const newest = this.spoken.at(-1);
    newest?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent);
  }
}

class FakeUtterance {
  text: string;
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend: unknown = null;
  onerror: unknown = null;
  constructor(text: string) {
    this.text = text;
  }
}

export const KATJA = { name: 'Katja', lang: 'de-DE', localService: true };
export const ONLINE = { name: 'Online', lang: 'de-DE', localService: false };
export const ALEX = { name: 'Alex', lang: 'en-US', localService: true };

/** Gives the browser this speech synthesis; call the answer to take it away. */
export function installSpeech(voices: Partial<SpeechSynthesisVoice>[] = [KATJA]) {
  const speech = new FakeSpeech(voices);
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance });
  const remove = () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  };
  return { speech, remove };
}
