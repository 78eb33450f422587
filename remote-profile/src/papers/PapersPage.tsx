import { useApi } from '@silverjobs/api';
import { papersQuery } from '@silverjobs/api/paper';
import type { Paper } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import {
  Alert,
  Badge,
  Card,
  EmptyState,
  Heading,
  IconTextButton,
  Inline,
  icon,
  Link,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import {
  PaperPreview,
  PaperUpload,
  paperFacts,
  sizeText,
  useOpenPaper,
} from '@silverjobs/widgets/papers';
import { useQuery } from '@tanstack/react-query';
import { Download, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';
import { cvInOf } from '../paths.ts';

const importRename = async () => (await import('./RenamePaperDialog.tsx')).RenamePaperDialog;
const importDelete = async () => (await import('./DeletePaperDialog.tsx')).DeletePaperDialog;

/** /unterlagen: CV, certificates and what else employers may get (jobs-142). */
export function PapersPage(): ReactNode {
  return <ProfileSubPage title="Meine Unterlagen">{() => <Papers />}</ProfileSubPage>;
}

type Opened = { kind: 'rename' | 'delete'; paper: Paper };

function Papers() {
  const { data, error, isPending, isFetching, refetch } = useQuery(papersQuery(useApi()));
  const { notify } = useShell();
  const rename = useLazyComponent(importRename);
  const remove = useLazyComponent(importDelete);
  const [opened, setOpened] = useState<Opened | null>(null);

  function ask(kind: Opened['kind'], paper: Paper) {
    setOpened({ kind, paper });
    void (kind === 'rename' ? rename : remove).load();
  }

  const close = () => setOpened(null);
  return (
    <>
      <Text reading>
        Hier liegen Lebenslauf und Zeugnisse bereit, wenn Sie sich bewerben. Sehen kann sie nur, wem
        Sie sie schicken. Ihren Lebenslauf können Sie auch{' '}
        <Link asChild>
          <RouterLink to={paths.cvGenerator}>hier schreiben</RouterLink>
        </Link>{' '}
        und als PDF ablegen.
      </Text>
      <Card as="section" title="Neue Unterlage">
        <Stack gap={3}>
          <Text tone="quiet">
            PDF, Word (.docx), JPEG oder PNG, je bis zu 10 MB. Wo und womit ein Foto gemacht wurde,
            löschen wir daraus. Fotos im Format HEIC (iPhone) speichern Sie bitte vorher als JPEG.
          </Text>
          <PaperUpload
            label="Datei hochladen"
            variant="primary"
            onUploaded={({ name }) =>
              notify({ tone: 'success', title: `„${name}“ ist gespeichert` })
            }
          />
        </Stack>
      </Card>
      {isPending && <SkeletonList rows={3} label="Ihre Unterlagen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Ihre Unterlagen konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<FolderOpen {...icon('xl')} />} title="Noch keine Unterlagen">
          Laden Sie zum Beispiel Ihren Lebenslauf oder ein Arbeitszeugnis hoch.
        </EmptyState>
      )}
      {data && data.length > 0 && <PaperList papers={data} onAsk={ask} />}
      {opened?.kind === 'rename' && rename.Component && (
        <rename.Component paper={opened.paper} onClose={close} />
      )}
      {opened?.kind === 'delete' && remove.Component && (
        <remove.Component paper={opened.paper} onClose={close} />
      )}
    </>
  );
}

interface PaperListProps {
  papers: readonly Paper[];
  onAsk: (kind: Opened['kind'], paper: Paper) => void;
}

function PaperList({ papers, onAsk }: PaperListProps) {
  const { notify } = useShell();
  const { open, failure } = useOpenPaper();
  const used = papers.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <Text tone="quiet">Belegt: {sizeText(used)} von 50 MB</Text>
      {failure && (
        <Alert tone="error" announce title="Die Unterlage konnte nicht geladen werden">
          {failure}
        </Alert>
      )}
      <Stack as="ul" gap={4}>
        {papers.map((paper) => (
          <Card as="li" key={paper.id}>
            <Stack gap={3}>
              <Inline gap={3} align="center">
                <Heading level={2} size="h4">
                  {paper.name}
                </Heading>
                {paper.checked === 'unchecked' && <Badge>Nicht auf Viren geprüft</Badge>}
              </Inline>
              <Text tone="quiet">
                {paperFacts(paper)}, vom {formatDate(paper.updated_at)}
              </Text>
              <PaperPreview paper={paper} />
              {!paper.media_type.startsWith('image/') && (
                <Link asChild variant="standalone">
                  <RouterLink
                    to={cvInOf(paper.id)}
                    aria-label={`Angaben ins Profil übernehmen: ${paper.name}`}
                  >
                    Angaben ins Profil übernehmen
                  </RouterLink>
                </Link>
              )}
              <Inline gap={3}>
                <IconTextButton
                  icon={<Download {...icon()} />}
                  aria-label={`Speichern: ${paper.name}`}
                  onClick={() => open({ kind: 'paper', id: paper.id })}
                >
                  Speichern
                </IconTextButton>
                <IconTextButton
                  icon={<Pencil {...icon()} />}
                  aria-label={`Umbenennen: ${paper.name}`}
                  onClick={() => onAsk('rename', paper)}
                >
                  Umbenennen
                </IconTextButton>
                <IconTextButton
                  icon={<Trash2 {...icon()} />}
                  aria-label={`Löschen: ${paper.name}`}
                  onClick={() => onAsk('delete', paper)}
                >
                  Löschen
                </IconTextButton>
                <PaperUpload
                  label="Ersetzen"
                  accessibleLabel={`Ersetzen: ${paper.name}`}
                  replaces={paper.id}
                  variant="quiet"
                  onUploaded={({ name }) =>
                    notify({ tone: 'success', title: `„${name}“ ist gespeichert` })
                  }
                />
              </Inline>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Text tone="quiet" reading>
        Wer eine Unterlage von Ihnen bekommen hat, sieht immer die neueste Fassung. Löschen Sie
        eine, ist sie auch dort nicht mehr zu haben. Was jemand schon auf seinem Computer
        gespeichert hat, können wir nicht zurückholen.
      </Text>
    </>
  );
}
