import type { CvPhoto } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Checkbox, Inline, icon, Stack, Text } from '@silverjobs/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { MAX_PHOTO_BYTES, scalePhoto } from './scale-photo.ts';
import type { LocalPhoto } from './use-local-photo.ts';

export interface PhotoFieldProps {
  /** The photo that is saved with the draft. */
  readonly saved: CvPhoto | null;
  readonly local: LocalPhoto;
  /** Saves the photo with the draft, or takes it out. */
  readonly onSave: (photo: CvPhoto | null) => void;
}

/** A photo from a file, made small in the browser; it is sent only when the user wants that. */
export function PhotoField({ saved, local, onSave }: PhotoFieldProps): ReactNode {
  const { announce } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);
  const photo = saved ?? local.photo;

  function put(next: CvPhoto | null) {
    if (saved) onSave(next);
    else local.keep(next);
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setProblem(false);
    setBusy(true);
    try {
      if (file.size > MAX_PHOTO_BYTES) throw new Error('The file is too large.');
      put(await scalePhoto(file));
      announce('Das Foto ist eingefügt.');
    } catch {
      setProblem(true);
    } finally {
      setBusy(false);
    }
  }

  function remove() {
    put(null);
    setProblem(false);
    announce('Das Foto ist entfernt.');
  }

  function toggleSaved(wanted: boolean) {
    onSave(wanted ? photo : null);
    local.keep(wanted ? null : photo);
  }

  return (
    <Stack gap={3}>
      <Text bold>
        Foto <span className="sj-field__mark">(freiwillig)</span>
      </Text>
      <Inline gap={4} align="center">
        {photo && <img className="cv-photo" src={photo.source} alt="Ihr Foto" />}
        <Inline gap={3}>
          <Button
            icon={<ImagePlus {...icon()} />}
            loading={busy}
            loadingText="Das Foto wird gelesen …"
            onClick={() => input.current?.click()}
          >
            {photo ? 'Anderes Foto wählen' : 'Foto wählen'}
          </Button>
          {photo && (
            <Button variant="quiet" icon={<Trash2 {...icon()} />} onClick={remove}>
              Foto entfernen
            </Button>
          )}
        </Inline>
      </Inline>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Foto wählen"
        onChange={(event) => void read(event)}
      />
      {problem && (
        <Alert tone="error" title="Dieses Bild kann nicht gelesen werden">
          Bitte nehmen Sie ein Foto im Format JPEG oder PNG mit höchstens 25 MB.
        </Alert>
      )}
      {photo ? (
        <Checkbox
          checked={saved !== null}
          onChange={({ target }) => toggleSaved(target.checked)}
          hint="Ohne Häkchen bleibt das Foto nur in diesem Browser, bis Sie sich abmelden."
        >
          Foto mit dem Lebenslauf speichern
        </Checkbox>
      ) : (
        <Text size="sm" tone="quiet">
          Das Foto wird in Ihrem Browser verkleinert und nicht verschickt.
        </Text>
      )}
    </Stack>
  );
}
