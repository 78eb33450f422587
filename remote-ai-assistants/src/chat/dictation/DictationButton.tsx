import { useLazyComponent } from '@silverjobs/shell';
import { IconTextButton, icon, Stack, Text } from '@silverjobs/ui';
import { Mic, MicOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Dictation } from './useDictation.ts';

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

/** 'Diktieren', where the browser can; asks once who may hear it (assistants-55). */
export function DictationButton({ dictation }: { dictation: Dictation }): ReactNode {
  const { Component: ConfirmDialog, load } = useLazyComponent(importConfirm);
  const [isAsking, setAsking] = useState(false);
  const { isOffered, isListening, failure } = dictation;
  if (!isOffered) return null;

  async function begin() {
    if (dictation.isAllowed()) return dictation.listen();
    if (await load()) setAsking(true);
  }

  return (
    <>
      <div className="chat-dictation">
        <IconTextButton
          icon={isListening ? <MicOff {...icon('sm')} /> : <Mic {...icon('sm')} />}
          onClick={isListening ? dictation.finish : () => void begin()}
        >
          {isListening ? 'Diktat beenden' : 'Diktieren'}
        </IconTextButton>
      </div>
      <p role="status" className="chat-dictation__status">
        {isListening && 'Bitte sprechen Sie jetzt.'}
        {!isListening && failure}
      </p>
      {ConfirmDialog && (
        <ConfirmDialog
          open={isAsking}
          title="Nachricht diktieren?"
          confirmLabel="Ja, diktieren"
          cancelLabel="Nein, lieber tippen"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            dictation.allow();
            dictation.listen();
          }}
        >
          <Stack gap={3}>
            <Text>
              Ihr Browser macht aus Ihrer Stimme Text. Dabei kann die Aufnahme an den Hersteller des
              Browsers gehen, zum Beispiel an Google, Apple oder Microsoft, und dort verarbeitet
              werden.
            </Text>
            <Text>
              Wir bekommen die Aufnahme nicht. Der Text steht im Feld, und Sie entscheiden, ob Sie
              ihn senden.
            </Text>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
