import { useApi } from '@silverjobs/api';
import { paperPreviewQuery } from '@silverjobs/api/paper';
import type { Paper } from '@silverjobs/contract';
import { IconTextButton, icon, Spinner, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';

/** A button that shows below it what the first page of an own paper looks like (jobs-145). */
export function PaperPreview({ paper }: { paper: Paper }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  return (
    <div className="paper-preview">
      <IconTextButton
        icon={isOpen ? <EyeOff {...icon()} /> : <Eye {...icon()} />}
        aria-label={isOpen ? `Vorschau schließen: ${paper.name}` : `Vorschau: ${paper.name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? region : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Vorschau schließen' : 'Vorschau'}
      </IconTextButton>
      {isOpen && (
        <div id={region} className="paper-preview__page">
          <FirstPage paper={paper} />
        </div>
      )}
    </div>
  );
}

function FirstPage({ paper }: { paper: Paper }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(paperPreviewQuery(useApi(), paper));
  if (!data && error) {
    return (
      <LoadFailure
        title="Die Vorschau konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label="Die Vorschau wird gemacht …" />;
  if (data.kind === 'none') {
    return (
      <Text role="status">
        Von dieser Unterlage ist keine Vorschau möglich. Mit „Speichern“ unter „Meine Unterlagen“
        können Sie sie auf Ihrem Gerät ansehen.
      </Text>
    );
  }
  const more = paper.pages !== null && paper.pages > 1 ? `, Seite 1 von ${paper.pages}` : '';
  if (data.kind === 'picture') {
    return (
      <figure className="paper-preview__figure">
        <img
          className="paper-preview__picture"
          src={`data:image/webp;base64,${data.webp}`}
          alt={`Vorschau von ${paper.name}${more}`}
        />
        {more !== '' && (
          <figcaption>
            <Text as="span" tone="quiet">
              Seite 1 von {paper.pages}
            </Text>
          </figcaption>
        )}
      </figure>
    );
  }
  return (
    <>
      <Text tone="quiet">Der Anfang des Textes, ohne Bilder und Gestaltung:</Text>
      <p className="paper-preview__text">{data.text}</p>
    </>
  );
}
