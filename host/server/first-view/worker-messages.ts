/** What the document server asks of a worker; one thing at a time. */
export type WorkerTask =
  | { kind: 'load'; part: string; host: string; remote: string | null }
  | { kind: 'render'; part: string; input: string };

/** What a worker answers. */
export type WorkerAnswer =
  | { kind: 'loaded' }
  | { kind: 'rendered'; output: string }
  | { kind: 'threw'; message: string }
  /** Its memory runs out; the part that holds most of it is named. */
  | { kind: 'full'; part: string };

/** What a worker is started with. */
export interface WorkerLimits {
  /** Bytes of used memory above which a worker looks who holds it. */
  fullBytes: number;
}
