import { showNotices } from '../worker/notices.ts';
import { keepOfflinePage } from '../worker/offline.ts';
import type { WorkerScope } from '../worker/worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
keepOfflinePage(scope);
showNotices(scope);
