import { usePrices } from '@silverjobs/api/contents';
import { formatPrice } from '@silverjobs/contract/formats';
import { termPriceCents } from '@silverjobs/contract/plans';
import { useUser } from '@silverjobs/shell';
import { Card, Grid, Heading, icon, LinkButton, Page, Stack, Text } from '@silverjobs/ui';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import '../hooks/silverplus.css';
import { BENEFITS, HEADLINE, LEAD, PROMISES } from './benefits.ts';
import { CheckoutResult } from './CheckoutResult.tsx';
import { LockedFeature } from './LockedFeature.tsx';
import { Questions } from './Questions.tsx';

const CHOOSE = ownPaths.subscription;

/** /silverplus: what the paid plan is, and the return from a checkout (silverplus-4, silverplus-19). */
export function SilverplusPage() {
  const prices = usePrices();
  const user = useUser();
  const [query] = useSearchParams();
  const order = query.get('checkout');
  const isPaid = user?.isPaidUser ?? false;
  const isEmployer = user?.role === 'client';
  if (order) return <CheckoutResult key={order} orderId={order} />;
  return (
    <Page>
      <Stack gap={8}>
        {!isPaid && <LockedFeature feature={query.get('feature')} />}
        <section className="plus-hero">
          <div className="plus-hero__main">
            <p className="plus-hero__name">silver+</p>
            <Heading level={1} tabIndex={-1}>
              {HEADLINE}
            </Heading>
            <p className="plus-hero__lead">{LEAD}</p>
            {isEmployer ? (
              <p className="plus-hero__note">
                silver+ ist für Menschen, die eine Stelle suchen. Als Arbeitgeber brauchen Sie es
                nicht.
              </p>
            ) : (
              <>
                <LinkButton asChild variant="inverse" size="large" className="plus-hero__button">
                  <Link to={CHOOSE}>
                    {isPaid ? 'Meine Mitgliedschaft ansehen' : 'silver+ freischalten'}
                  </Link>
                </LinkButton>
                <p className="plus-hero__note">
                  {isPaid
                    ? 'Sie nutzen silver+. Vielen Dank!'
                    : `Ab ${formatPrice(prices.plan_12)} im Monat bei 12 Monaten Mindestlaufzeit, zusammen ${formatPrice(termPriceCents(12, prices.plan_12))}.`}
                </p>
              </>
            )}
          </div>
          <ul className="plus-hero__promises">
            {PROMISES.map((promise) => (
              <li key={promise}>
                <Check {...icon()} />
                {promise}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="plus-benefits">
          <Stack gap={5}>
            <Heading level={2} id="plus-benefits">
              Das bekommen Sie
            </Heading>
            <Grid as="ul" columns={3} gap={5}>
              {BENEFITS.map(({ title, text, icon: Sign }) => (
                <li key={title}>
                  <Card className="plus-benefit">
                    <span className="plus-benefit__icon">
                      <Sign {...icon('lg')} />
                    </span>
                    <Heading level={3} size="h4">
                      {title}
                    </Heading>
                    <Text>{text}</Text>
                  </Card>
                </li>
              ))}
            </Grid>
          </Stack>
        </section>
        {!isPaid && !isEmployer && (
          <div>
            <LinkButton asChild variant="primary" size="large">
              <Link to={CHOOSE}>Jetzt silver+ freischalten</Link>
            </LinkButton>
          </div>
        )}
        <Questions />
      </Stack>
    </Page>
  );
}
