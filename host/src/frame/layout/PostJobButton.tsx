import { useUser } from '@silverjobs/shell';
import { LinkButton } from '@silverjobs/ui';
import { Link } from 'react-router-dom';
import { purposePath } from '../../../common/purpose-path.ts';
import { useDeclaredPages } from '../declared-pages/declared-pages-context.tsx';
import { usePageShown } from '../declared-pages/usePageShown.ts';
import { postJobPurpose } from './post-job-purpose.ts';

/** 'Anzeige schalten', except on pages that have this button themselves (LAY-07). */
export function PostJobButton() {
  const purpose = postJobPurpose(useUser());
  const pages = useDeclaredPages();
  const shown = usePageShown();
  const path = purpose && purposePath(pages, purpose);
  if (!path || shown?.withoutButtonTo?.includes('post-job')) return null;
  return (
    <LinkButton asChild variant="primary">
      <Link to={path}>Anzeige schalten</Link>
    </LinkButton>
  );
}
