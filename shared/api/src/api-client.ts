import type { ApiBaseUrls, ApiGroup } from '@silverjobs/shell';
import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { apiErrorBody, apiErrorStatus } from './api-error.ts';
import { takeEarlyResponse } from './early-calls.ts';
import { newTraceparent } from './traceparent.ts';

/** One Axios client for each backend group (formats-7), and for each group of a team (delivery-91). */
export type ApiClient = Record<ApiGroup, AxiosInstance> & Readonly<Record<string, AxiosInstance>>;

/** What the client needs to know of its surroundings. */
export interface ApiClientOptions {
  baseUrls: ApiBaseUrls;
  /** Reads the token at the time of a request (formats-11). */
  readToken: () => string | null;
  /**
   * Whether somebody is signed in. The cookie leaves together with the token, so a request without
   * a token is then a request whose token has expired.
   */
  expectsToken: () => boolean;
  /** A 401 with code token.expired came; its request stays pending for ever (access-22). */
  onTokenExpired: () => void;
  /** Any other 401 came, except on the login call (access-25). */
  onUnauthorized: () => void;
  /** Whether the session is being ended: what a page asks then would be refused, and nobody will see it (access-21). */
  isEnding?: () => boolean;
  /** Whether a session that is begun now would last: a browser can drop cookies (access-55). */
  keepsSession?: () => boolean;
  /** Whether calls begin a trace, which the servers go on with (operation-27). */
  traces?: boolean | undefined;
}

/**
 * Calls that need no session: they are sent after its end too, and where they bring a secret a 401
 * says that it is wrong, not that the session is.
 */
const SIGN_IN_PATHS = [
  '/auth/login',
  '/auth/magic-link',
  '/auth/reset-password',
  '/auth/post-code',
  '/auth/confirm-email-change',
  '/auth/request-magic-link',
  '/auth/request-password-reset',
];
/** Calls that begin a session; what they use up (a link, the one try of a code) would be lost without one. */
const SESSION_PATHS = [
  '/auth/login',
  '/auth/signup',
  '/auth/register',
  '/auth/magic-link',
  '/auth/reset-password',
  '/auth/post-code',
];
const SIGN_OUT_PATH = '/auth/logout';
const NO_COOKIES =
  'Ihr Browser speichert keine Cookies für diese Seite. Ohne sie können wir Sie nicht anmelden. Erlauben Sie Cookies in den Einstellungen des Browsers und laden Sie die Seite neu. Oder öffnen Sie sie in einem anderen Browser.';
const TIMEOUT_MS = 20_000;

/** Creates the clients of all groups with the rules for 401 (formats-12). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { auth, main, billing, assistants, ...teams } = options.baseUrls;
  const further = Object.entries(teams).map(([team, base]) => [
    team,
    createGroupClient(base, { ...options, traces: false }, false),
  ]);
  return {
    ...Object.fromEntries(further),
    auth: createGroupClient(auth, options),
    main: createGroupClient(main, options),
    billing: createGroupClient(billing, options),
    assistants: createGroupClient(assistants, options),
  };
}

/** @param endsSession what a team's server refuses says nothing about the session of the product */
function createGroupClient(
  baseURL: string,
  options: ApiClientOptions,
  endsSession = true,
): AxiosInstance {
  const client = axios.create({
    baseURL,
    timeout: TIMEOUT_MS,
    // An answer that is not JSON (a proxy's page, a cut-off body) is a failure, never data.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    // No cookie of ours holds a token for a header; axios would look for one before each call.
    xsrfCookieName: '',
  });
  const network = axios.getAdapter(client.defaults.adapter);

  /** Reports the expiry and never settles (access-22). */
  const expired = (): Promise<never> => {
    options.onTokenExpired();
    return new Promise(() => {});
  };

  client.interceptors.request.use((config) => {
    if (SESSION_PATHS.includes(config.url ?? '') && options.keepsSession?.() === false) {
      throw sessionRefused(config);
    }
    if (options.isEnding?.() && config.url !== SIGN_OUT_PATH) return new Promise(() => {});
    const token = options.readToken();
    if (!token && options.expectsToken() && !signsIn(config.url)) return expired();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    if (options.traces) config.headers.set('traceparent', newTraceparent());
    return config;
  });
  client.defaults.adapter = async (config) =>
    (await earlyResponse(client, config, options.readToken())) ?? network(config);
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (apiErrorStatus(error) === 401) {
      const stale = error instanceof AxiosError && isStale(error.config, options.readToken());
      if (stale && error.config?.method === 'get') return client.request(error.config);
      if (endsSession && apiErrorBody(error)?.code === 'token.expired') {
        return expired();
      }
      if (endsSession && error instanceof AxiosError && !stale && !signsIn(error.config?.url)) {
        options.onUnauthorized();
      }
    }
    if (!axios.isCancel(error)) console.error(error);
    throw error;
  });
  return client;
}

/** The failure of a call that was not sent, as if the server had refused it. */
function sessionRefused(config: InternalAxiosRequestConfig): AxiosError {
  const data = { code: 'cookies.refused', message: NO_COOKIES };
  const response = { data, status: 403, statusText: '', headers: {}, config };
  return new AxiosError(NO_COOKIES, AxiosError.ERR_BAD_REQUEST, config, null, response);
}

/**
 * Whether another tab got a fresh token while the request was in progress: then the refusal says
 * nothing about the session. Reading is repeated; writing is the page's to offer again.
 */
function isStale(config: InternalAxiosRequestConfig | undefined, token: string | null): boolean {
  const sent = config?.headers.get('Authorization');
  return token !== null && typeof sent === 'string' && sent !== `Bearer ${token}`;
}

function signsIn(url: string | undefined): boolean {
  return SIGN_IN_PATHS.includes(url ?? '');
}

async function earlyResponse(
  client: AxiosInstance,
  config: InternalAxiosRequestConfig,
  token: string | null,
): Promise<AxiosResponse | null> {
  if (config.method !== 'get') return null;
  const early = takeEarlyResponse(client.getUri(config), token);
  if (!early) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // fetch knows no limit: an answer that never comes would keep the page waiting for ever.
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, config.timeout ?? TIMEOUT_MS, null);
  });
  try {
    const answer = await Promise.race([early, late]);
    if (answer === null) return null;
    const { status, body } = answer;
    // Only a good answer is used; everything else is asked again and meets the usual rules.
    if (status !== 200) return null;
    return { data: body, status, statusText: 'OK', headers: {}, config };
  } catch (error) {
    // The session ends, and who asked is not shown any more.
    if (error instanceof DOMException && error.name === 'AbortError') return new Promise(() => {});
    return null;
  } finally {
    clearTimeout(timer);
  }
}
