import { eq } from 'drizzle-orm';
import { createServices } from '../app.ts';
import type { BillingProvider } from '../billing/provider.ts';
import { subscriptions, users } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { TestApp } from './test-app.ts';

/** What the workers of a test app use; warnings are collected. */
export function billingServices(
  api: TestApp,
  billing?: BillingProvider,
): Services & { readonly warnings: string[] } {
  const warnings: string[] = [];
  const services = createServices(
    {
      database: api.db,
      now: () => api.clock.now,
      publicUrl: 'https://test.example',
      ...(billing && { billing }),
    },
    (text) => warnings.push(text),
  );
  return { ...services, warnings };
}

/** The plan of a user as it is stored, in both places. */
export async function planOf(api: TestApp, usersId: number) {
  const [user] = await api.db
    .select({ type: users.planType, label: users.planLabel, end: users.planEndDate })
    .from(users)
    .where(eq(users.id, usersId));
  const [subscription] = await api.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId));
  return { user, subscription };
}
