import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { finishLettersMutation, printLetters, printsQuery } from '@silverjobs/api/operator-post';
import type { PrintBatch } from '@silverjobs/contract';
import { pathTo } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { saveDownload } from '@silverjobs/widgets/save-file';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { when } from '../texts/when.ts';

const FAILED = 'Bitte prüfen Sie Ihre Internetverbindung.';

/** /operator/print: what is to be printed and posted for people without e-mail (operators-52). */
export function PrintPage(): ReactNode {
  // Each reading is recorded: only who opens the page reads (operators-7).
  const list = useInfiniteQuery({ ...printsQuery(useApi()), refetchOnWindowFocus: false });
  return (
    <OperatorPage
      title="Zum Ausdrucken"
      lead="Diese Menschen haben keine E-Mail-Adresse. Drucken Sie ihre Briefe, stecken Sie sie in einen Umschlag mit Fenster und melden Sie sie als verschickt. Eilt etwas, rufen Sie an."
    >
      <OperatorList
        list={list}
        loading="Briefe werden geladen …"
        failed="Die Briefe konnten nicht geladen werden"
        empty={{
          icon: <Printer {...icon('xl')} />,
          title: 'Nichts zu drucken',
          text: 'Es wartet kein Brief.',
        }}
        keyOf={({ users_id: id }) => id}
      >
        {(batch) => <Batch batch={batch} />}
      </OperatorList>
    </OperatorPage>
  );
}

function Batch({ batch }: { batch: PrintBatch }) {
  const { users_id: id, name, number, phone, address, letters } = batch;
  const api = useApi();
  const { notify } = useShell();
  const these = { id, letters: letters.map((letter) => letter.id) };
  const printing = useRenewableMutation({
    mutationFn: () => printLetters(api, these),
    onSuccess: (file) => saveDownload(file, 'application/pdf'),
  });
  const finishing = useRenewableMutation({
    ...finishLettersMutation(api, useQueryClient()),
    onSuccess: (_, { act }) =>
      notify({
        tone: 'success',
        title: act === 'posted' ? `Verschickt an ${name}` : `Nicht verschickt an ${name}`,
      }),
  });
  const error = printing.error ?? finishing.error;
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Card as="article" aria-label={name}>
      <Stack gap={4}>
        <Heading level={2} size="h4">
          {name}
        </Heading>
        <Text tone="quiet">
          {[`Kundennummer ${number}`, phone && `Telefon ${phone}`, address.slice(-2).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Stack as="ul" gap={1} className="operator-plain">
          {letters.map((letter) => (
            <li key={letter.id}>
              <Text>{`${letter.subject} (seit ${when(letter.created_at)})`}</Text>
            </li>
          ))}
        </Stack>
        <Inline gap={3} stackOnPhone>
          <Button
            variant="primary"
            icon={<Printer {...icon()} />}
            loading={printing.isPending}
            loadingText="Wird geladen …"
            onClick={() => printing.mutate()}
          >
            {letters.length === 1 ? 'Brief als PDF' : `${letters.length} Briefe als PDF`}
            {about}
          </Button>
          <Button
            loading={finishing.isPending && finishing.variables.act === 'posted'}
            onClick={() => finishing.mutate({ ...these, act: 'posted' })}
          >
            Verschickt{about}
          </Button>
          <Button
            variant="quiet"
            loading={finishing.isPending && finishing.variables.act === 'dropped'}
            onClick={() => finishing.mutate({ ...these, act: 'dropped' })}
          >
            Nicht verschicken{about}
          </Button>
          <LinkButton asChild>
            <Link to={pathTo(ownPaths.user, { id })}>Konto ansehen{about}</Link>
          </LinkButton>
        </Inline>
        {error && (
          <Alert tone="error" announce title="Das hat nicht geklappt">
            {apiErrorMessage(error, FAILED)}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
