import type { BodyOf, ResponseOf } from '@silverjobs/contract';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Why a passkey could not be made or used, in words for the user. */
export class PasskeyFailure extends Error {
  /** What to do now. */
  readonly advice: string;

  constructor(title: string, advice: string) {
    super(title);
    this.advice = advice;
  }
}

const TIMES: Readonly<Record<string, readonly [title: string, advice: string]>> = {
  // Browsers tell neither apart from the other, lest a site learns who has passkeys.
  NotAllowedError: [
    'Der Vorgang wurde abgebrochen oder hat zu lange gedauert',
    'Das macht nichts. Versuchen Sie es einfach noch einmal.',
  ],
  AbortError: [
    'Der Vorgang wurde abgebrochen oder hat zu lange gedauert',
    'Das macht nichts. Versuchen Sie es einfach noch einmal.',
  ],
  InvalidStateError: [
    'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto',
    'Sie können sich damit anmelden. Einen zweiten brauchen Sie hier nicht.',
  ],
  SecurityError: [
    'Unter dieser Internetadresse geht das nicht',
    'Bitte öffnen Sie die Seite unter ihrer gewohnten Adresse und versuchen Sie es noch einmal.',
  ],
};

const FAILED = [
  'Das Gerät hat den Passkey nicht angenommen',
  'Bitte prüfen Sie, ob eine Bildschirmsperre eingerichtet ist: PIN, Fingerabdruck oder Gesicht. Versuchen Sie es dann noch einmal.',
] as const;

/** Runs what the browser does, and says in words why it did not. @throws PasskeyFailure */
async function inWords<T>(run: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) {
    throw new PasskeyFailure(
      'Dieser Browser kann keine Passkeys',
      'Melden Sie sich mit Ihrem Passwort oder einem Anmeldelink per E-Mail an. Mit einem neueren Browser geht es auch mit einem Passkey.',
    );
  }
  try {
    return await run();
  } catch (error) {
    const [title, advice] = TIMES[error instanceof Error ? error.name : ''] ?? FAILED;
    throw new PasskeyFailure(title, advice);
  }
}

/** Has the browser make a passkey. @throws PasskeyFailure */
export async function createPasskey(
  options: ResponseOf<'POST /auth/passkey-registration'>,
): Promise<BodyOf<'POST /auth/passkeys'>['credential']> {
  const { id, rawId, response } = await inWords(() =>
    startRegistration({
      optionsJSON: {
        ...options,
        excludeCredentials: options.excludeCredentials.map(({ transports = [], ...known }) => ({
          ...known,
          transports,
        })),
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Has the user choose a passkey of the device and signs with it. @throws PasskeyFailure */
export async function signWithPasskey(
  options: ResponseOf<'POST /auth/passkey-challenge'>,
): Promise<BodyOf<'POST /auth/passkey-login'>['credential']> {
  const { id, rawId, response } = await inWords(() =>
    startAuthentication({ optionsJSON: options }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle && { userHandle }),
    },
  };
}

/** What a device may be called, from what its browser says of itself. */
export function guessDeviceName(userAgent = navigator.userAgent): string {
  const known = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android-Gerät'],
    [/Windows/, 'Windows-Computer'],
    [/Macintosh/, 'Mac'],
    [/Linux/, 'Linux-Computer'],
  ] as const;
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Mein Gerät';
}
