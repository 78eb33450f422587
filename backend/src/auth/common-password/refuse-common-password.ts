import { Failure } from '../../http/failure.ts';
import { findWeakness } from './find-weakness.ts';
import { SENTENCES } from './sentences.ts';

/**
 * Refuses a new password that is guessed first, and says what to take instead (access-42). Passwords at
 * login are never judged (access-30).
 * @param email the own address
 * @throws Failure validation.failed
 */
export function refuseCommonPassword(password: string, email = ''): void {
  const weakness = findWeakness(password, email);
  if (weakness === null) return;
  throw new Failure('validation.failed', { param: 'password', message: SENTENCES[weakness] });
}
