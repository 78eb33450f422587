import { useApi, useRenewableMutation } from '@silverjobs/api';
import { checkoutMutation } from '@silverjobs/api/billing';
import { CHECKOUT_REDIRECT_PATH, PLAN_KEYS } from '@silverjobs/contract/constants';
import type { PaidPlan } from '@silverjobs/contract/plans';
import { readAuthToken, useShell } from '@silverjobs/shell';
import { useCheckoutRedirect } from '@silverjobs/widgets/open-payment';
import { useState } from 'react';
import { useDoneGuard } from '../hooks/useDoneGuard.ts';

/** A problem of the checkout, in fixed words (silverplus-13). */
export interface CheckoutProblem {
  title: string;
  message: string;
}

const SIGN_IN: CheckoutProblem = {
  title: 'Anmeldung erforderlich',
  message: 'Bitte melden Sie sich an, um fortzufahren',
};
const FAILED: CheckoutProblem = {
  title: 'Fehler beim Zahlungsvorgang',
  message: 'Es ist ein Fehler beim Starten des Zahlungsvorgangs aufgetreten.',
};

/** Starts a checkout and goes to its address; a second click while one is pending is ignored. */
export function useCheckout() {
  const { notify } = useShell();
  const redirectTo = useCheckoutRedirect();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const [plan, setPlan] = useState<PaidPlan | null>(null);
  const done = useDoneGuard();
  const checkout = useRenewableMutation({
    ...checkoutMutation(useApi()),
    onSuccess: () => {
      done.current = true;
    },
  });

  function fail(found: CheckoutProblem): void {
    done.current = false;
    setProblem(found);
    notify({ tone: 'error', ...found });
  }

  function start(chosen: PaidPlan): void {
    if (checkout.isPending || done.current) return;
    const token = readAuthToken();
    if (!token) {
      fail(SIGN_IN);
      return;
    }
    setProblem(null);
    setPlan(chosen);
    checkout.mutate(
      { id: token, product: PLAN_KEYS[chosen], redirectPath: CHECKOUT_REDIRECT_PATH },
      {
        onSuccess: (answer) => {
          if (!redirectTo(answer?.url)) fail(FAILED);
        },
        onError: () => fail(FAILED),
      },
    );
  }

  return { start, problem, ordering: checkout.isPending ? plan : null };
}
