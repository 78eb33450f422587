import type { Services } from '../services.ts';
import { type Attempt, clearAttempts, countAttempt, LIMITS, takeBackAttempts } from './attempts.ts';
import { isKnownNetwork } from './known-networks.ts';

/** A try of a password that was counted. */
type PasswordAttempt = {
  /** It was right: forgets this account's tries from this network, and of what others share this one. */
  readonly succeed: () => Promise<void>;
  /** It was meant for another account: forgets this one try. */
  readonly takeBack: () => Promise<void>;
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
    takeBack: () => takeBackAttempts(services, [own, ...shared]),
  };
}

/**
 * Counts a try for each account that may be meant (access-59): who has one of them must neither forget the
 * tries at another one nor add to them.
 * @returns says whose password it was
 * @throws Failure rate.limited
 */
export async function countPasswordAttempts(
  services: Services,
  emails: readonly string[],
  network: string,
): Promise<(email: string) => Promise<void>> {
  const attempts: [email: string, attempt: PasswordAttempt][] = [];
  for (const email of emails) {
    attempts.push([email, await countPasswordAttempt(services, email, network)]);
  }
  return async (owner) => {
    for (const [email, attempt] of attempts) {
      await (email === owner ? attempt.succeed() : attempt.takeBack());
    }
  };
}
