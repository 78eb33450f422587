import { icon, LinkButton } from '@silverjobs/ui';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';

/** The way to text size, colours and more, the same on every page (display-1, LAY-10). */
export function DisplayLink() {
  return (
    <LinkButton asChild className="app-display">
      <Link to={hostPaths.display}>
        <Eye {...icon()} />
        Darstellung
      </Link>
    </LinkButton>
  );
}
