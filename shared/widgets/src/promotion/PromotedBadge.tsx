import { Badge, icon } from '@silverjobs/ui';
import { ArrowUpToLine } from 'lucide-react';
import type { ReactNode } from 'react';

interface PromotedBadgeProps {
  viewer: 'candidate' | 'client';
}

/** Marks a conversation that a plan puts to the top, for both of its sides (messages-20). */
export function PromotedBadge({ viewer }: PromotedBadgeProps): ReactNode {
  return (
    <Badge icon={<ArrowUpToLine {...icon('sm')} />}>
      {viewer === 'client' ? 'Steht oben durch silver+' : 'Steht beim Arbeitgeber oben (silver+)'}
    </Badge>
  );
}
