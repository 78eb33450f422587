import { Card, Heading, icon, Text } from '@silverjobs/ui';
import { Check, Minus } from 'lucide-react';
import type { Loss } from './losses.ts';
import '../hooks/silverplus.css';

/** What is so now, and what will be. */
export function LossCard({ title, before, after }: Loss) {
  return (
    <Card className="plus-loss">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <div className="plus-loss__change">
        <Text tone="quiet" size="sm">
          Bisher
        </Text>
        <span>
          <Check {...icon('sm')} />
          {before}
        </span>
      </div>
      <div className="plus-loss__change">
        <Text tone="quiet" size="sm">
          Danach
        </Text>
        <span>
          <Minus {...icon('sm')} />
          {after}
        </span>
      </div>
    </Card>
  );
}
