import { type AccessRule, evaluateAccess } from '@silverjobs/contract/access';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect } from 'react';

const importEndedPlan = async () =>
  (await import(/* webpackChunkName: "ended-plan" */ './EndedPlan.tsx')).EndedPlan;

/**
 * Hides a page when the plan that it needs ends while it is open: a sentence says why, and what was
 * typed is there again once the plan is (silverplus-44).
 */
export function PlanGate({ access, children }: { access: AccessRule; children: ReactNode }) {
  const user = useUser();
  const { Component: EndedPlan, load } = useLazyComponent(importEndedPlan, { quiet: true });
  const decision = evaluateAccess(access, { signedIn: true, loaded: user !== null, user });
  const closed = !decision.allowed && decision.reason === 'feature';
  useEffect(() => {
    if (closed) void load();
  }, [closed, load]);
  return (
    <>
      {closed && EndedPlan && <EndedPlan />}
      <div className="app-page" hidden={closed}>
        {children}
      </div>
    </>
  );
}
