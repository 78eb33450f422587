import { apiErrorMessage, useApi } from '@silverjobs/api';
import { cvFieldsQuery, papersQuery } from '@silverjobs/api/paper';
import type { Candidate, CvFields, Paper } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Inline,
  icon,
  Link,
  LinkButton,
  LoadingText,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { PaperUpload, paperFacts } from '@silverjobs/widgets/papers';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';
import { cvIn, cvInOf } from '../paths.ts';
import { Proposals } from './Proposals.tsx';

/** /lebenslauf-uebernehmen: fields of the profile from a CV, each confirmed (profile-40). */
export function CvInPage(): ReactNode {
  const [query] = useSearchParams();
  const id = Number(query.get('unterlage')) || null;
  return (
    <ProfileSubPage title="Angaben aus einem Lebenslauf">
      {(candidate) =>
        id === null ? <ChooseCv /> : <ReadCv key={id} paperId={id} candidate={candidate} />
      }
    </ProfileSubPage>
  );
}

/** Whether text can be read from a paper. */
const isReadable = ({ media_type }: Paper) => !media_type.startsWith('image/');

function ChooseCv(): ReactNode {
  const navigate = useNavigate();
  const { data, error, isPending, isFetching, refetch } = useQuery(papersQuery(useApi()));
  const readable = data?.filter(isReadable) ?? [];
  return (
    <>
      <Text reading>
        Haben Sie schon einen Lebenslauf als PDF oder Word-Datei? Dann lesen wir daraus, was in Ihr
        Profil passt. Gespeichert wird davon nur, was Sie auf der nächsten Seite bestätigen.
      </Text>
      <Card as="section" title="Lebenslauf vom Gerät">
        <Stack gap={3}>
          <Text tone="quiet">
            PDF oder Word (.docx), bis zu 10 MB. Die Datei liegt danach unter „Meine Unterlagen“,
            und dort können Sie sie löschen.
          </Text>
          <PaperUpload
            label="Lebenslauf hochladen"
            variant="primary"
            onUploaded={({ id }) => navigate(cvInOf(id))}
          />
        </Stack>
      </Card>
      {isPending && <SkeletonList rows={2} label="Ihre Unterlagen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Ihre Unterlagen konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {readable.length > 0 && (
        <Card as="section" title="Aus Ihren Unterlagen">
          <Stack as="ul" gap={4}>
            {readable.map((paper) => (
              <li key={paper.id}>
                <Link asChild variant="standalone">
                  <RouterLink to={cvInOf(paper.id)}>{paper.name}</RouterLink>
                </Link>
                <Text tone="quiet">{paperFacts(paper)}</Text>
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}

function ReadCv({ paperId, candidate }: { paperId: number; candidate: Candidate }): ReactNode {
  const api = useApi();
  const [agreed, setAgreed] = useState(false);
  const rules = useQuery(cvFieldsQuery(api, paperId));
  const model = useQuery({ ...cvFieldsQuery(api, paperId, true), enabled: agreed });
  const { error, isFetching } = rules;
  const data = model.data ?? rules.data;
  // Without an answer to the second reading the first one stands.
  const reading = model.isError ? 'failed' : data?.model;
  if (agreed && model.isFetching) {
    return (
      <Stack gap={4}>
        <LoadingText>Das Sprachmodell liest Ihren Lebenslauf …</LoadingText>
        <SkeletonList rows={4} label="Ihr Lebenslauf wird gelesen …" />
      </Stack>
    );
  }
  const modelNote = <ModelNote reading={reading} onAgree={() => setAgreed(true)} />;
  if (data && data.fields.length > 0) {
    return (
      <>
        {modelNote}
        <Proposals key={data.model} fields={data.fields} candidate={candidate} />
      </>
    );
  }
  const ways = (
    <Inline gap={4}>
      <LinkButton asChild>
        <RouterLink to={cvIn}>Andere Datei wählen</RouterLink>
      </LinkButton>
      <Link asChild variant="standalone">
        <RouterLink to={paths.profile}>Selbst eintragen</RouterLink>
      </Link>
    </Inline>
  );
  if (data) {
    return (
      <>
        {modelNote}
        <EmptyState icon={<FileSearch {...icon('xl')} />} title="Nichts erkannt" action={ways}>
          In dieser Datei haben wir nichts gefunden, was in Ihr Profil passt. Ist es ein Lebenslauf?
        </EmptyState>
      </>
    );
  }
  if (!error || isFetching) {
    return (
      <Stack gap={4}>
        <LoadingText>Wir lesen Ihren Lebenslauf …</LoadingText>
        <SkeletonList rows={4} label="Ihr Lebenslauf wird gelesen …" />
      </Stack>
    );
  }
  return (
    <Alert tone="error" title="Aus dieser Datei können wir nichts übernehmen" action={ways}>
      {apiErrorMessage(error, 'Bitte versuchen Sie es später noch einmal.')}
    </Alert>
  );
}

interface ModelNoteProps {
  reading: CvFields['model'] | undefined;
  onAgree: () => void;
}

/** Offers a language model where there is one, with what leaves for it, and says what became of it (profile-41). */
function ModelNote({ reading, onAgree }: ModelNoteProps): ReactNode {
  if (reading === 'offered') {
    return (
      <Card as="section" title="Soll ein Sprachmodell genauer lesen?">
        <Stack gap={3}>
          <Text reading>
            Unsere festen Regeln haben Ihren Lebenslauf gelesen. Ein Sprachmodell findet manchmal
            mehr. Dafür verlässt der Text unseren Server. Namen, Anschrift, Telefonnummer,
            E-Mail-Adresse, Geburtsdatum und erkannte Arbeitgeber ersetzen wir vorher durch
            Platzhalter. Persönliche Daten wie den Familienstand lassen wir weg. Vorgeschlagen wird
            nur, was wörtlich in Ihrem Lebenslauf steht.
          </Text>
          <div>
            <Button onClick={onAgree}>Einverstanden, Sprachmodell lesen lassen</Button>
          </div>
        </Stack>
      </Card>
    );
  }
  if (reading === 'failed') {
    return (
      <Alert tone="info" announce title="Das Sprachmodell konnte gerade nicht lesen">
        Die Vorschläge kommen von unseren festen Regeln.
      </Alert>
    );
  }
  if (reading !== 'read') return null;
  return (
    <Text role="status">
      Ein Sprachmodell hat mitgelesen. Jede Angabe steht so in Ihrem Lebenslauf. Bitte prüfen Sie
      trotzdem, ob sie am richtigen Platz steht.
    </Text>
  );
}
