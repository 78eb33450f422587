import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { clamavScan, noScan } from './scan.ts';
import { bucketStore, folderStore, type PaperStore } from './store/paper-store.ts';

const defaultFolder = fileURLToPath(new URL('../../../.data/papers', import.meta.url));

function openStore(config: Config): PaperStore {
  const { PAPER_STORE = defaultFolder, S3_ENDPOINT, AWS_REGION, ...rest } = config;
  if (!PAPER_STORE.startsWith('s3://')) return folderStore(PAPER_STORE);
  return bucketStore(PAPER_STORE, {
    endpoint: S3_ENDPOINT ?? `https://s3.${AWS_REGION}.amazonaws.com`,
    region: AWS_REGION,
    accessKeyId: rest.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: rest.AWS_SECRET_ACCESS_KEY ?? '',
    ...(rest.AWS_SESSION_TOKEN && { sessionToken: rest.AWS_SESSION_TOKEN }),
  });
}

/** Where papers are kept and who checks them, by the configuration; not encrypted yet. */
export function openPapers(config: Config, warn: (text: string) => void): Services['papers'] {
  const { CLAMAV_SOCKET } = config;
  if (!CLAMAV_SOCKET) {
    warn('without CLAMAV_SOCKET nobody looks for viruses; files are marked as unchecked');
  }
  return {
    store: openStore(config),
    scan: CLAMAV_SOCKET ? clamavScan(CLAMAV_SOCKET) : noScan,
  };
}
