import { sendsMessage, useDisplay, useDraft, useUnsavedWork } from '@silverjobs/shell';
import { Button, Field, icon, TextArea } from '@silverjobs/ui';
import { KeptDraft } from '@silverjobs/widgets/form';
import { Send } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
} from 'react';
import type { Assistant } from '../assistant.ts';
import { ChatChoices } from '../ChatChoices.tsx';
import { DictationButton } from '../dictation/DictationButton.tsx';
import { useDictation } from '../dictation/useDictation.ts';
import type { Chat } from '../state/useChat.ts';
import { useRefocus } from './useRefocus.ts';

/** As long as a message may be; the contract refuses more. */
const MESSAGE_MAX = 10_000;

/** Why nothing can be sent now; undefined when it can (assistants-4). */
function reasonOf(chat: Chat, text: string): string | undefined {
  const { state, isLoggedIn, profileQuery } = chat;
  if (!isLoggedIn) return 'Bitte melden Sie sich zuerst an.';
  if (!profileQuery.data && profileQuery.isError) return 'Ihr Profil konnte nicht geladen werden.';
  if (!profileQuery.data) return 'Ihr Profil wird noch geladen.';
  if (state.phase === 'sending') return 'Die Antwort wird gerade geschrieben.';
  if (state.sessionId === null) return 'Das Gespräch beginnt gleich.';
  if (text.trim() === '') return 'Schreiben Sie zuerst eine Nachricht.';
  return text.length > MESSAGE_MAX ? 'Bitte kürzen Sie Ihre Nachricht.' : undefined;
}

interface ChatComposerProps {
  assistant: Assistant;
  chat: Chat;
  field: RefObject<HTMLTextAreaElement | null>;
  log: RefObject<HTMLElement | null>;
}

const parseText = (value: unknown) => (typeof value === 'string' ? value : null);

/** The field of the next message: 1 to 8 rows, sent by its button (assistants-2, layout-31). */
export function ChatComposer({ assistant, chat, field, log }: ChatComposerProps): ReactNode {
  const draft = useDraft<string>(`assistant.${assistant.type}`, parseText, '');
  const text = draft.value;
  const { enter } = useDisplay();
  useUnsavedWork(`Nachricht bei „${assistant.name}“`, text.trim() !== '');
  const dictation = useDictation({ text, onText: draft.change });
  const { drop, isListening } = dictation;
  const { change } = draft;
  /** What is written otherwise ends the dictation, which would write over it. */
  const write = useCallback(
    (next: string) => {
      drop();
      change(next);
    },
    [drop, change],
  );
  useRefocus(chat, field);
  useTakenBack(chat, field, text, write);
  const { phase } = chat.state;
  useEffect(() => {
    // Whatever was sent, typed or tapped: what is heard from now on is no part of it.
    if (phase !== 'ready') drop();
  }, [phase, drop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest word is the last one
  useEffect(() => {
    const { current } = field;
    if (isListening && current) current.scrollTop = current.scrollHeight;
  }, [isListening, text, field]);
  const reason = reasonOf(chat, text);
  const placeholder = chat.isLoggedIn ? assistant.placeholder : 'Please log in to chat...';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (reason !== undefined) return;
    chat.send(text);
    draft.forget();
  }

  /** Enter alone begins a line, unless one wants it else (assistants-3). */
  function sendByKeys({ nativeEvent }: KeyboardEvent) {
    if (!sendsMessage(nativeEvent, enter)) return;
    nativeEvent.preventDefault();
    submit();
  }

  return (
    <footer className="chat__foot sj-no-print">
      <ChatChoices chat={chat} log={log} />
      {draft.offer && text === '' && !isListening && <KeptDraft offer={draft.offer} />}
      <form className="chat-composer" onSubmit={submit}>
        <Field label={assistant.label} grow>
          <TextArea
            ref={field}
            rows={1}
            className="chat-composer__text"
            // The placeholder is English; what is typed is not.
            lang={text === '' ? 'en' : undefined}
            placeholder={placeholder}
            value={text}
            limit={MESSAGE_MAX}
            onChange={({ target }) => write(target.value)}
            onKeyDown={sendByKeys}
          />
        </Field>
        <div className="chat-composer__send">
          <Button
            type="submit"
            variant="primary"
            icon={<Send {...icon()} />}
            reasonDisabled={reason}
            // An empty field speaks for itself.
            reasonWhenAsked
          >
            Senden
          </Button>
        </div>
        <p className="chat-composer__keys">
          {enter
            ? 'Enter sendet. Mit Umschalt und Enter beginnt eine neue Zeile.'
            : 'Enter beginnt eine neue Zeile. Mit Strg und Enter senden Sie.'}
        </p>
        <DictationButton dictation={dictation} />
      </form>
    </footer>
  );
}

/** Writes a message that was taken back into the field, before what is typed there already. */
function useTakenBack(
  { state, dispatch }: Chat,
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  change: (text: string) => void,
): void {
  const { toEdit } = state;
  useEffect(() => {
    if (toEdit === null) return;
    change(text.trim() === '' ? toEdit : `${toEdit}\n${text}`);
    dispatch({ type: 'edit-taken' });
    field.current?.focus();
  }, [toEdit, text, change, dispatch, field]);
}
