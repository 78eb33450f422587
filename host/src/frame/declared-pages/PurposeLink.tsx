import type { Purpose } from '@silverjobs/federation';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePurposePath } from './declared-pages-context.tsx';

interface PurposeLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  purpose: Purpose;
}

/** A link to the page for a purpose, whosever it is. */
export function PurposeLink({ purpose, ...rest }: PurposeLinkProps) {
  return <Link to={usePurposePath(purpose)} {...rest} />;
}
