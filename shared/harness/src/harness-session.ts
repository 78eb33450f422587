import type { ApiClient } from '@silverjobs/api';
import { fetchMe, login } from '@silverjobs/api/session';
import type { User } from '@silverjobs/contract';
import { type AppStorage, type SessionStore, writeAuthToken } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { HarnessUser } from './harness-boot.ts';
import { runStep, type StepResult } from './steps.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/**
 * The code of the demo's operator, whose authenticator the harness is (operators-3).
 * @param later steps of 30 s from now
 */
async function totpCode(secret: string, later = 0): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / STEP_MS) + later));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const value = hash.getUint32(hash.getUint8(19) & 15) & 0x7f_ff_ff_ff;
  return String(value % 1_000_000).padStart(6, '0');
}

const CHOICE_KEY = 'harness.user';

/** What the session works with. */
export interface HarnessSessionParts {
  users: HarnessUser[];
  store: SessionStore;
  storage: AppStorage;
  queryClient: QueryClient;
  api: () => ApiClient;
}

/** Signs the chosen user in through the real API. */
export interface HarnessSession {
  /** The chosen user; the choice lasts in this browser. */
  chosen(): HarnessUser;
  choose(id: string): void;
  /** Signs the chosen user in, once for each choice. */
  signedIn(): Promise<StepResult<User>>;
  /** Signs the chosen user in again in place, as the host's dialog would (access-22). */
  renew(): Promise<StepResult<User>>;
}

/** Creates the session of the harness. */
export function createHarnessSession(parts: HarnessSessionParts): HarnessSession {
  const { users, store, storage, queryClient, api } = parts;
  let signingIn: Promise<StepResult<User>> | null = null;
  // Many requests can meet the same expired token.
  let renewing: Promise<StepResult<User>> | null = null;

  const chosen = (): HarnessUser => {
    const id = localStorage.getItem(CHOICE_KEY);
    const user = users.find((candidate) => candidate.id === id) ?? users[0];
    if (!user) throw new Error('The harness has no users.');
    return user;
  };

  const fetchToken = async ({ email, password, totpSecret }: HarnessUser): Promise<string> => {
    if (!totpSecret) return login(api(), email, password);
    const now = await totpCode(totpSecret);
    // No code counts twice; the next one counts already.
    return login(api(), email, password, now).catch(async () =>
      login(api(), email, password, await totpCode(totpSecret, 1)),
    );
  };

  const signIn = async (user: HarnessUser): Promise<StepResult<User>> => {
    const token = await runStep(`Sign in ${user.email} (POST /auth/login)`, () => fetchToken(user));
    if (token.kind === 'failed') return token;
    writeAuthToken(token.value);
    return runStep('Load the user (GET /auth/me)', () => fetchMe(api()));
  };

  const renewOnce = async (): Promise<StepResult<User>> => {
    const result = await signIn(chosen());
    if (result.kind === 'failed') return result;
    store.setState(({ renewals }) => ({ status: 'ready', renewals: renewals + 1 }));
    await queryClient.cancelQueries();
    // Not awaited: a request that meets an expired token again never settles.
    void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: true });
    return result;
  };

  return {
    chosen,
    choose: (id) => {
      localStorage.setItem(CHOICE_KEY, id);
      signingIn = null;
      writeAuthToken(null);
      store.setState({ status: 'loading', user: null });
      queryClient.clear();
    },
    signedIn: () => {
      signingIn ??= signIn(chosen()).then((result) => {
        if (result.kind === 'done') {
          storage.bindTo(result.value.id);
          store.setState({ status: 'ready', user: result.value });
        } else {
          signingIn = null;
          store.setState({ status: 'failed', user: null });
        }
        return result;
      });
      return signingIn;
    },
    renew: () => {
      renewing ??= renewOnce().finally(() => {
        renewing = null;
      });
      return renewing;
    },
  };
}
