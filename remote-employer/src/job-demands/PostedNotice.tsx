import { REVIEW_TIME } from '@silverjobs/contract/constants';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Alert, Inline, Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import * as ownPaths from '../paths.ts';

/** What the form has just done; stays on the page until it is left (employers-13). */
function readDone(state: unknown): { id: number; posted: boolean; held: boolean } | null {
  if (typeof state !== 'object' || state === null) return null;
  const { posted, changed, held } = state as Record<string, unknown>;
  const id = posted ?? changed;
  return typeof id === 'number' ? { id, posted: posted !== undefined, held: held === true } : null;
}

function titleOf({ posted, held }: { posted: boolean; held: boolean }): string {
  if (!posted) return 'Die Änderungen sind gespeichert';
  return held ? 'Ihre Anzeige ist bei uns' : 'Ihre Anzeige ist online';
}

/** Says that an advertisement was posted or changed, with the next steps. */
export function PostedNotice(): ReactNode {
  const done = readDone(useLocation().state);
  const isPrivate = useUser()?._client?.isPrivate ?? true;
  if (!done) return null;
  return (
    <Alert
      tone="success"
      title={titleOf(done)}
      action={
        <Inline gap={5}>
          <Link asChild variant="standalone">
            <RouterLink to={pathTo(paths.job, { id: done.id })}>Anzeige ansehen</RouterLink>
          </Link>
          {!done.held && (
            <Link asChild variant="standalone">
              <RouterLink to={pathTo(paths.jobCandidates, { id: done.id })}>
                Passende Kurzprofile
              </RouterLink>
            </Link>
          )}
          {done.posted && !isPrivate && (
            <Link asChild variant="standalone">
              <RouterLink to={ownPaths.bookings}>Rechnung ansehen</RouterLink>
            </Link>
          )}
        </Inline>
      }
    >
      {done.held &&
        `Ein Mensch bei uns liest sie, bevor sie in der Stellensuche steht. Das dauert ${REVIEW_TIME}. Danach schreiben wir Ihnen.`}
      {done.posted &&
        !done.held &&
        'Sie steht ab sofort in der Stellensuche. Bewerbungen kommen unter Nachrichten an.'}
    </Alert>
  );
}
