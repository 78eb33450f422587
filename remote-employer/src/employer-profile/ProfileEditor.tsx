import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { saveClientMutation } from '@silverjobs/api/client';
import { fetchMe } from '@silverjobs/api/session';
import type { OwnClient } from '@silverjobs/contract';
import { useDraft, useShell, useUnsavedWork } from '@silverjobs/shell';
import { Alert, Button, ErrorSummary, icon, LinkButton, Stack } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../own-job/usePlace.ts';
import * as ownPaths from '../paths.ts';
import { ProfileFields } from './ProfileFields.tsx';
import {
  clientInput,
  formOfClient,
  type ProfileField,
  parseProfileForm,
  profileProblems,
} from './profile-form.ts';

/** The form of the employer profile; what is typed stays until it is saved. */
export function ProfileEditor({ client }: { client: OwnClient }): ReactNode {
  const api = useApi();
  const { session, notify } = useShell();
  const initial = useMemo(() => formOfClient(client), [client]);
  const draft = useDraft('employer-profile', parseProfileForm, initial);
  const form = draft.value;
  const { known, hint } = usePlace(form.postalCode);
  const saving = useRenewableMutation(saveClientMutation(api, useQueryClient()));
  const [tried, setTried] = useState(0);
  const [saved, setSaved] = useState(false);
  const ids = useId();
  const problems = tried > 0 && !saved ? profileProblems(form, known) : [];
  const idOf = (field: ProfileField) => `${ids}-${field}`;
  useUnsavedWork('Arbeitgeberprofil', form !== initial && !saved);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(tried + 1);
    setSaved(false);
    if (saving.isPending || profileProblems(form, known).length > 0) return;
    saving.mutate(clientInput(form), {
      onSuccess: () => {
        setSaved(true);
        draft.forget();
        notify({ tone: 'success', title: 'Profil gespeichert' });
        // Menu and first job depend on the name; without an answer it is right next time.
        fetchMe(api).then(
          (user) => session.setState({ user }),
          () => {},
        );
      },
    });
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={6}>
        {problems.length > 0 && (
          <ErrorSummary
            key={tried}
            problems={problems.map(({ field, text }) => ({ fieldId: idOf(field), message: text }))}
          />
        )}
        <ProfileFields
          form={form}
          client={client}
          onChange={(part) => {
            setSaved(false);
            draft.change({ ...form, ...part });
          }}
          placeHint={hint}
          idOf={idOf}
          errorOf={(field) => problems.find((one) => one.field === field)?.text}
        />
        {saving.isError && (
          <Alert tone="error" title="Ihr Profil wurde nicht gespeichert">
            {apiErrorMessage(
              saving.error,
              'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihr Text bleibt hier stehen.',
            )}
          </Alert>
        )}
        {saved && (
          <Alert
            tone="success"
            announce
            title="Ihr Profil ist gespeichert"
            action={
              <LinkButton asChild variant="primary">
                <Link to={ownPaths.newJob}>Anzeige schreiben</Link>
              </LinkButton>
            }
          >
            Es steht ab sofort neben Ihren Anzeigen.
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            variant={saved ? 'secondary' : 'primary'}
            size="large"
            icon={<Save {...icon()} />}
            loading={saving.isPending}
            loadingText="Wird gespeichert …"
          >
            Profil speichern
          </Button>
        </div>
      </Stack>
    </form>
  );
}
