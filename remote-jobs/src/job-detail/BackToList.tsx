import { paths } from '@silverjobs/contract/paths';
import { icon, Link } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { countText } from '../job-list/format-count.ts';
import type { ListOrigin } from '../job-list/LoadedJobs.tsx';
import { readOrigin } from './origin.ts';

/** The way back to the list one came from, to the same place in it (jobs-12). */
export function BackToList(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  const origin = readOrigin(state);

  function goBack(event: MouseEvent) {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!origin || !plain) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <p className="job-back">
      <Link asChild variant="standalone">
        <RouterLink to={origin?.list ?? '/'} onClick={goBack}>
          <ArrowLeft {...icon()} />
          {linkText(origin)}
        </RouterLink>
      </Link>
    </p>
  );
}

function linkText(origin: ListOrigin | null): string {
  const { list = '/', total } = origin ?? {};
  if (list.startsWith(paths.savedJobs)) return 'Zurück zu „Gemerkte Stellen“';
  if (list.startsWith(paths.applications)) return 'Zurück zu „Meine Bewerbungen“';
  if (total === undefined) return 'Zurück zu den Stellen';
  return total === 1 ? 'Zurück zu 1 Stelle' : `Zurück zu ${countText(total)} Stellen`;
}
