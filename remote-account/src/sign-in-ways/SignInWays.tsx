import { apiErrorMessage, useApi } from '@silverjobs/api';
import { signInWaysQuery } from '@silverjobs/api/sign-in-ways';
import { Alert, Button, Card, SkeletonText } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { PasskeyCard } from './PasskeyCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** Ways to sign in beside password and link (access-56, access-58). */
export function SignInWays() {
  const { data, error, isPending, isFetching, refetch } = useQuery(signInWaysQuery(useApi()));
  if (data) {
    return (
      <>
        <PasskeyCard passkeys={data.passkeys} />
        <SecondFactorCard since={data.second_factor_since} codesLeft={data.recovery_codes_left} />
      </>
    );
  }
  return (
    <Card as="section" title="Passkeys und Anmelden mit Code">
      {isPending ? (
        <SkeletonText lines={3} />
      ) : (
        <Alert
          tone="error"
          title="Ihre Passkeys konnten nicht geladen werden"
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              Erneut versuchen
            </Button>
          }
        >
          {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </Card>
  );
}
