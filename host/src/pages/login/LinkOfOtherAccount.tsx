import { useApi } from '@silverjobs/api';
import { FullScreenSpinner } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findOtherOwner, type OtherOwner } from '../../session/other-owner.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { OtherAccount } from './OtherAccount.tsx';

/** A login link that somebody follows who is signed in already: straight on, or asked (access-40). */
export function LinkOfOtherAccount({ token, path }: { token: string; path: string }) {
  const api = useApi();
  const session = useSessionService();
  const navigate = useNavigate();
  const [other, setOther] = useState<OtherOwner | null>(null);

  useEffect(() => {
    let isShown = true;
    void findOtherOwner(api, session, token).then((owner) => {
      if (!isShown) return;
      if (owner) setOther(owner);
      else void navigate(path, { replace: true });
    });
    return () => {
      isShown = false;
    };
  }, [api, session, navigate, token, path]);

  if (other) return <OtherAccount {...other} path={path} />;
  return (
    <main>
      <h1 className="sj-visually-hidden">Weiterleitung</h1>
      <FullScreenSpinner label="Sie werden weitergeleitet …" />
    </main>
  );
}
