import type { Services } from '../services.ts';
import type { BillingProvider } from './provider.ts';
import { testProvider } from './test-provider.ts';

/**
 * Who runs a plan. Test plans can be ended everywhere; real ones only where the payment service is
 * connected, or it would go on taking money.
 * @throws Error when it is not connected
 */
export function providerOf(
  { billing }: Pick<Services, 'billing'>,
  name: BillingProvider['name'],
): BillingProvider {
  if (name === billing.name) return billing;
  if (name === 'test') return testProvider;
  throw new Error(`The connection to ${name} is not configured.`);
}
