import { useApi } from '@silverjobs/api';
import { saveEmployerProfileMutation } from '@silverjobs/api/client';
import { fetchMe } from '@silverjobs/api/session';
import type { EmployerProfile } from '@silverjobs/contract';
import { employerProfileForm } from '@silverjobs/contract/forms/employer-profile';
import { useShell } from '@silverjobs/shell';
import { Alert, icon, LinkButton } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePostalCodePlace } from '../job-lookup/usePostalCodePlace.ts';
import * as ownPaths from '../paths.ts';
import { ProfileFields } from './ProfileFields.tsx';
import {
  clientInput,
  formOfClient,
  KNOWN_PROFILE_VALUES,
  moreProblems,
  PROFILE_PARAMS,
  TOGETHER,
  wordsOfClient,
} from './profile-form.ts';

/** The form of the employer profile; what is typed stays until it is saved. */
export function ProfileEditor({ client }: { client: EmployerProfile }): ReactNode {
  const api = useApi();
  const { session, notify } = useShell();
  const [postalCode, setPostalCode] = useState('');
  const { known, hint } = usePostalCodePlace(postalCode);
  const form = useForm({
    initial: formOfClient(client),
    version: client.version,
    readCurrent: formOfClient,
    together: TOGETHER,
    words: wordsOfClient,
    draft: 'employer-profile',
    keep: KNOWN_PROFILE_VALUES,
    work: 'Arbeitgeberprofil',
    rules: ({ kind }) => employerProfileForm(kind),
    findMore: (values) => moreProblems(values, known),
    params: PROFILE_PARAMS,
    mutation: saveEmployerProfileMutation(api, useQueryClient()),
    toBody: (values, version) => ({ ...clientInput(values), version }),
    onSent: () => {
      notify({ tone: 'success', title: 'Profil gespeichert' });
      // Menu and first job depend on the name; without an answer it is right next time.
      fetchMe(api).then(
        (user) => session.setState({ user }),
        () => {},
      );
    },
  });
  if (form.values.postalCode !== postalCode) setPostalCode(form.values.postalCode);

  return (
    <Form form={form} gap={6}>
      <ProfileFields
        form={form.values}
        client={client}
        onChange={form.set}
        placeHint={hint}
        idOf={form.idOf}
        errorOf={form.errorOf}
      />
      <FormFailure form={form} title="Ihr Profil wurde nicht gespeichert" />
      {form.sent && (
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
        <SubmitButton
          form={form}
          variant={form.sent ? 'secondary' : 'primary'}
          size="large"
          icon={<Save {...icon()} />}
          loadingText="Wird gespeichert …"
        >
          Profil speichern
        </SubmitButton>
      </div>
    </Form>
  );
}
