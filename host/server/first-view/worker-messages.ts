import type { Packing } from '../http/pack-document.ts';
import type { DocumentFrame } from './document-frame.ts';
import type { PageSheets } from './page-sheets.ts';

/** What a document is finished with in the thread that has drawn its page. */
export interface DocumentTask {
  frame: DocumentFrame;
  sheets: PageSheets;
  packing: Packing;
}

/** What the document server asks of a worker; one thing at a time. */
export type WorkerTask =
  | { kind: 'load'; part: string; host: string; remote: string | null }
  /** Without a document the answer is what the part gives. */
  | {
      kind: 'render';
      part: string;
      input: string;
      document?: DocumentTask | undefined;
      /** Whether many wait: a document is packed faster then. */
      hurried: boolean;
    };

/** What a worker answers. */
export type WorkerAnswer =
  | { kind: 'loaded' }
  | { kind: 'rendered'; output: string | Uint8Array }
  | { kind: 'threw'; message: string }
  /** Its memory runs out; the part that holds most of it is named. */
  | { kind: 'full'; part: string };

/** What a worker is started with. */
export interface WorkerLimits {
  /** Bytes of used memory above which a worker looks who holds it. */
  fullBytes: number;
}
