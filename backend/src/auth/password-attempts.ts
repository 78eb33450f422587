import type { Services } from '../services.ts';
import { type Attempt, clearAttempts, countAttempt, LIMITS, takeBackAttempts } from './attempts.ts';
import { isKnownNetwork } from './known-networks.ts';

/** A try of a password that was counted. */
export type PasswordAttempt = {
  /** It was right: forgets this account's tries from this network, and of what others share this one. */
  readonly succeed: () => Promise<void>;
};

/**
 * Counts a try of a password before it is made: by account and network, by network, and slowly by
 * account alone. The last one leaves out networks from which the owner has signed in, so that nobody
 * else locks the owner out (access-45).
 * @throws Failure rate.limited
 */
export async function countPasswordAttempt(
  services: Services,
  email: string,
  network: string,
): Promise<PasswordAttempt> {
  const own: Attempt = [LIMITS.login, `${email} ${network}`];
  const shared: Attempt[] = [[LIMITS.loginAddress, network]];
  if (!(await isKnownNetwork(services, email, network))) {
    shared.push([LIMITS.loginAccount, email]);
  }
  for (const [limit, subject] of [own, ...shared]) await countAttempt(services, limit, subject);
  return {
    succeed: async () => {
      await clearAttempts(services, [own]);
      await takeBackAttempts(services, shared);
    },
  };
}
