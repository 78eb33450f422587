/** Why a page of a remote could not be shown. */
export type LoadFailureReason =
  | 'timeout'
  | 'network'
  | 'integrity'
  | 'incompatible'
  | 'invalid-module'
  | 'crashed'
  | 'disabled';

/** A failure with everything that monitoring and the failure page need. */
export interface LoadFailure {
  reason: LoadFailureReason;
  /** Number of the diagnosis; docs/diagnostics.md explains each. */
  number: string;
  remote: string;
  release: string;
  expose: string;
  cause: unknown;
}

interface Diagnosis {
  number: string;
  /** What happened, in one sentence for the user. */
  text: string;
  /** What to do. */
  advice: string;
  /** A module that failed while it was evaluated stays broken until the document is reloaded. */
  needsReload: boolean;
}

/** Number, text and next step of each failure. */
export const diagnoses: Record<LoadFailureReason, Diagnosis> = {
  timeout: {
    number: 'FED-101',
    text: 'Dieser Bereich antwortet gerade nicht.',
    advice: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    needsReload: false,
  },
  network: {
    number: 'FED-102',
    text: 'Dieser Bereich konnte nicht geladen werden.',
    advice: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    needsReload: false,
  },
  integrity: {
    number: 'FED-103',
    text: 'Dieser Bereich wurde zu Ihrer Sicherheit nicht geöffnet.',
    advice:
      'Eine Datei sieht anders aus als erwartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    needsReload: false,
  },
  incompatible: {
    number: 'FED-104',
    text: 'Diese Seite wurde inzwischen erneuert.',
    advice: 'Bitte laden Sie sie neu.',
    needsReload: true,
  },
  'invalid-module': {
    number: 'FED-105',
    text: 'Dieser Bereich wurde nicht vollständig geladen.',
    advice: 'Bitte versuchen Sie es noch einmal.',
    needsReload: true,
  },
  crashed: {
    number: 'FED-106',
    text: 'In diesem Bereich ist ein Fehler aufgetreten.',
    advice: 'Bitte versuchen Sie es noch einmal. Ihre anderen Bereiche funktionieren weiter.',
    needsReload: false,
  },
  disabled: {
    number: 'FED-107',
    text: 'Dieser Bereich ist vorübergehend ausgeschaltet.',
    advice: 'Wir arbeiten daran. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    needsReload: true,
  },
};

/** An error that already knows why loading failed. */
export class LoadError extends Error {
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Finds the reason of an error that came out of loading a module: our own errors say it, chunk
 * errors of the bundler and script errors of the federation runtime are told apart by their form.
 */
export function reasonOf(error: unknown): LoadFailureReason {
  if (error instanceof LoadError) return error.reason;
  if (!(error instanceof Error)) return 'crashed';
  if (error.name === 'ChunkLoadError') return chunkReason(error);
  if (
    /RUNTIME-012|RUNTIME-00[56]|shared module is not available|of shared singleton module/i.test(
      error.message,
    )
  ) {
    return 'incompatible';
  }
  if (/RUNTIME-00[1-4]/.test(error.message)) return 'invalid-module';
  if (/RUNTIME-0(08|13)|Failed to fetch|NetworkError|Load failed/i.test(error.message)) {
    return /timed? ?-?out/i.test(error.message) ? 'timeout' : 'network';
  }
  return 'crashed';
}

function chunkReason(error: Error): LoadFailureReason {
  return (error as { type?: string }).type === 'timeout' ? 'timeout' : 'network';
}
