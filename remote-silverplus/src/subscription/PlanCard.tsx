import { usePrices } from '@silverjobs/api/contents';
import { formatPrice } from '@silverjobs/contract/formats';
import { type Plan, planPriceCents, termPriceCents } from '@silverjobs/contract/plans';
import { Button, Card, cx, Heading, icon, Text } from '@silverjobs/ui';
import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { PLAN_FEATURES } from './features.ts';
import { planChoice } from './plan-state.ts';
import '../hooks/silverplus.css';

interface PlanCardProps {
  plan: Plan;
  present: Plan;
  /** This plan is being ordered. */
  ordering: boolean;
  onChoose: (plan: Exclude<Plan, 'free'>) => void;
}

/** One plan with its price and what it costs in all (silverplus-8). */
export function PlanCard({ plan, present, ordering, onChoose }: PlanCardProps) {
  const title = useId();
  const { label, reason } = planChoice(plan, present);
  const isFree = plan === 'free';
  const prices = usePrices();
  const monthly = isFree ? 0 : planPriceCents(prices, plan);
  const isPopular = plan === 6 && present === 'free';
  const isCurrent = plan === present;
  return (
    <li
      className={cx(
        'plus-plan',
        isFree && 'plus-plan--free',
        isPopular && 'plus-plan--popular',
        isCurrent && 'plus-plan--current',
      )}
    >
      <div className="plus-plan__offer">
        <div className="plus-plan__head">
          <Heading level={3} id={title}>
            {isFree ? 'Gratis' : `${plan} Monate`}
          </Heading>
          {isPopular && <span className="plus-plan__badge">Beliebt</span>}
        </div>
        <p className="plus-plan__price">
          <span className="plus-plan__amount">{formatPrice(monthly)}</span>
          <span>pro Monat</span>
        </p>
        <Text tone="quiet">
          {isFree ? 'Ohne Laufzeit, ohne Kosten' : `${plan} Monate Mindestlaufzeit`}
        </Text>
        {!isFree && (
          <Text tone="quiet">{`zusammen ${formatPrice(termPriceCents(plan, monthly))}`}</Text>
        )}
      </div>
      <div className="plus-plan__action">
        <Button
          fullWidth
          variant={isPopular ? 'primary' : 'secondary'}
          aria-describedby={title}
          loading={ordering}
          {...(reason !== null && { reasonDisabled: reason })}
          onClick={() => !isFree && onChoose(plan)}
        >
          {label}
        </Button>
      </div>
      {isFree && <Features features={PLAN_FEATURES.slice(0, 1)} aria-labelledby={title} />}
    </li>
  );
}

/** What every paid plan contains, once for all (silverplus-8). */
export function PlanContents() {
  return (
    <Card as="section" title="In jedem silver+-Tarif enthalten">
      <Features features={PLAN_FEATURES} className="plus-contents" />
    </Card>
  );
}

interface FeaturesProps extends ComponentProps<'ul'> {
  features: readonly string[];
}

function Features({ features, className, ...rest }: FeaturesProps) {
  return (
    <ul {...rest} className={cx('plus-plan__features', className)}>
      {features.map((feature) => (
        <li key={feature}>
          <Check {...icon('sm')} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
