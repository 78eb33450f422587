import { useApi } from '@silverjobs/api';
import { hidePicture, operatorPicturesQuery } from '@silverjobs/api/picture';
import type { OperatorPicture } from '@silverjobs/contract';
import { Badge, Button, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

const NAMES = { picture: 'Bild', logo: 'Logo' } as const;

const wordsOf = (name: string, hides: boolean) =>
  hides
    ? {
        title: `${name} ausblenden`,
        text: `Das ${name} ist sofort nirgends mehr zu sehen, die Anzeige läuft weiter. Der Arbeitgeber bekommt Ihren Grund als E-Mail.`,
        submitLabel: `${name} ausblenden`,
        done: `Das ${name} ist ausgeblendet`,
      }
    : {
        title: `${name} wieder zeigen`,
        text: 'Der Arbeitgeber bekommt diesen Text als E-Mail.',
        submitLabel: `${name} wieder zeigen`,
        done: `Das ${name} ist wieder zu sehen`,
      };

/** Picture and logo of an advertisement, each to be hidden with a reason (employers-95). */
export function CasePictures({ jobId }: { jobId: number }): ReactNode {
  const api = useApi();
  const { ask, dialog } = useReasonDialog();
  const { data, error, isFetching, refetch } = useQuery({
    ...operatorPicturesQuery(api, jobId),
    // Each reading is recorded (operators-7).
    refetchOnWindowFocus: false,
  });
  if (!data) {
    return (
      error && (
        <LoadFailure
          title="Bild und Logo konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    );
  }
  const hide = (picture: OperatorPicture) => {
    const hidden = picture.hidden_for === null;
    ask({
      ...wordsOf(NAMES[picture.kind], hidden),
      send: (reason) => hidePicture(api, { jobId, picture_id: picture.id, hidden, reason }),
    });
  };
  return (
    <>
      {data.map((picture) => (
        <Picture key={picture.id} picture={picture} onHide={() => hide(picture)} />
      ))}
      {dialog}
    </>
  );
}

function Picture({ picture, onHide }: { picture: OperatorPicture; onHide: () => void }) {
  const { kind, webp, width, height, alt, hidden_for: hiddenFor } = picture;
  const name = NAMES[kind];
  return (
    <Stack gap={2}>
      <Text>
        <strong>{name}:</strong> {alt}
      </Text>
      {webp === null ? (
        <Text tone="quiet">Die Datei lässt sich nicht lesen.</Text>
      ) : (
        <img
          className="operator-picture"
          src={`data:image/webp;base64,${webp}`}
          width={width}
          height={height}
          alt={`${name}: ${alt}`}
        />
      )}
      {hiddenFor !== null && (
        <div>
          <Badge tone="warning">Ausgeblendet</Badge>
          <Text>Grund: {hiddenFor}</Text>
        </div>
      )}
      <div>
        <Button onClick={onHide}>
          {hiddenFor === null ? `${name} ausblenden` : `${name} wieder zeigen`}
        </Button>
      </div>
    </Stack>
  );
}
