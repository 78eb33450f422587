import type { EditedPicture } from '@silverjobs/contract';
import { Alert, Button, Card, Field, icon, Stack, Text, TextInput } from '@silverjobs/ui';
import { JobPicture } from '@silverjobs/widgets/pictures';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LazyPictureUpload } from '../pictures/LazyPictureUpload.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';
import { NO_PICTURE, pictureOf, typedPicture } from './picture-of-form.ts';

type PictureCardProps = Pick<JobFieldsProps, 'form' | 'onChange' | 'idOf' | 'errorOf'> & {
  /** The picture of the advertisement as it is. */
  stored: EditedPicture | null;
};

/** One picture, and what is to be seen on it (employers-94). */
export function PictureCard(props: PictureCardProps): ReactNode {
  const { form, onChange, idOf, errorOf, stored } = props;
  const picture = pictureOf(form);
  const hiddenFor = stored && stored.id === picture?.id ? stored.hidden_for : null;
  const error = errorOf('pictureId');
  function remove() {
    onChange(NO_PICTURE);
    // The button is gone.
    document.getElementById(idOf('pictureId'))?.focus();
  }

  return (
    <Card as="section" title="Ein Bild (freiwillig)">
      <Stack gap={5} id={idOf('pictureId')} tabIndex={-1}>
        <Text reading>
          Ein Foto vom Arbeitsplatz oder vom Team macht neugierig. Es steht in der Anzeige unter
          Ihrer Beschreibung. Bitte zeigen Sie nur Menschen, die damit einverstanden sind.
        </Text>
        {error && (
          <Alert tone="error" announce>
            {error}
          </Alert>
        )}
        {hiddenFor && (
          <Alert tone="warning" title="Wir zeigen dieses Bild nicht">
            {hiddenFor} Sie können ein anderes wählen.
          </Alert>
        )}
        {picture && !hiddenFor && <JobPicture picture={picture} />}
        {picture && (
          <Field
            id={idOf('pictureAlt')}
            label="Was ist auf dem Bild zu sehen?"
            hint="Für Menschen, die das Bild nicht sehen. Zum Beispiel: Unsere Werkstatt mit vier Hobelbänken"
            required
            error={errorOf('pictureAlt')}
          >
            <TextInput
              value={form.pictureAlt}
              onChange={({ target }) => onChange({ pictureAlt: target.value })}
            />
          </Field>
        )}
        <LazyPictureUpload
          kind="picture"
          label={picture ? 'Anderes Bild hochladen' : 'Bild hochladen'}
          onUploaded={(made) => onChange(typedPicture({ ...made, alt: '' }))}
        />
        {picture && (
          <div>
            <Button icon={<Trash2 {...icon()} />} onClick={remove}>
              Bild entfernen
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
