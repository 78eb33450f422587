import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { endSecondFactorMutation, setUpSecondFactorMutation } from '@silverjobs/api/sign-in-ways';
import { formatDate } from '@silverjobs/contract/formats';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Alert, Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { isGivenUp, useIdentity } from '../identity/useIdentity.tsx';

interface SecondFactorCardProps {
  /** Since when signing in asks for a code; milliseconds. */
  since: number | null;
  codesLeft: number;
}

const importSetUp = async () => (await import('./SecondFactorDialog.tsx')).SecondFactorDialog;

/** 'Anmelden mit Code': a second factor by choice (access-58). */
export function SecondFactorCard({ since, codesLeft }: SecondFactorCardProps) {
  const api = useApi();
  const { notify } = useShell();
  const identity = useIdentity();
  const dialog = useLazyComponent(importSetUp);
  const ending = useRenewableMutation(
    identity.guard(endSecondFactorMutation(api, useQueryClient())),
  );
  const settingUp = useRenewableMutation(identity.guard(setUpSecondFactorMutation(api)));
  const failed = [ending, settingUp].find(({ isError, error }) => isError && !isGivenUp(error));

  return (
    <Card as="section" title="Anmelden mit Code">
      <Stack gap={4}>
        {since === null ? (
          <Text reading>
            Noch sicherer: Bei jeder Anmeldung mit Passwort oder Link fragen wir zusätzlich nach
            einem Code aus einer App auf Ihrem Telefon. Dann nützt einem Dieb auch Ihr Passwort
            nichts. Sie können das jederzeit wieder ausschalten.
          </Text>
        ) : (
          <Text reading>
            {`Eingeschaltet seit ${formatDate(since)}. Sie haben noch ${codesLeft === 1 ? 'einen Wiederherstellungscode' : `${codesLeft} Wiederherstellungscodes`}. Für neue Codes schalten Sie die Anmeldung mit Code aus und wieder ein.`}
          </Text>
        )}
        {failed && (
          <Alert tone="error" announce title="Das hat nicht geklappt">
            {apiErrorMessage(failed.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          {since === null ? (
            <Button
              icon={<ShieldCheck {...icon()} />}
              loading={settingUp.isPending || dialog.loading}
              onClick={() => {
                void dialog.load();
                settingUp.mutate();
              }}
            >
              Code einschalten
            </Button>
          ) : (
            <Button
              loading={ending.isPending}
              onClick={() =>
                ending.mutate(undefined, {
                  onSuccess: () =>
                    notify({ tone: 'success', title: 'Anmelden mit Code ist ausgeschaltet' }),
                })
              }
            >
              Code ausschalten
            </Button>
          )}
        </div>
      </Stack>
      {settingUp.data && dialog.Component && (
        <dialog.Component {...settingUp.data} onClose={() => settingUp.reset()} />
      )}
      {identity.dialog}
    </Card>
  );
}
