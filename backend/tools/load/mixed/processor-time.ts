import type { Database } from '../../../src/database/database.ts';
import { readPostgresqlCpu } from './postgresql-cpu.ts';
import type { Servers } from './servers.ts';

/** Seconds of a processor by who has used them; null where it cannot be known. */
type ProcessorTime = Readonly<
  Record<'backend' | 'PostgreSQL' | 'documents' | 'load', number | null>
>;

export async function readProcessorTime(servers: Servers, db: Database): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  return {
    backend: (await servers.backendFigures()).cpu,
    PostgreSQL: await readPostgresqlCpu(db),
    documents: (await servers.documentFigures())?.cpu ?? null,
    load: (user + system) / 1_000_000,
  };
}

/**
 * What a request costs whom, which does not depend on what else the machine does: as many
 * milliseconds of a processor as there are requests a second in a thousand are what it takes.
 */
export function describeProcessorTime(
  before: ProcessorTime,
  after: ProcessorTime,
  requests: number,
): string {
  const costs = (['backend', 'PostgreSQL', 'documents', 'load'] as const).flatMap((who) => {
    const [from, to] = [before[who], after[who]];
    return from === null || to === null ? [] : [{ who, ms: ((to - from) * 1_000) / requests }];
  });
  const served = costs.filter(({ who }) => who !== 'load').reduce((sum, { ms }) => sum + ms, 0);
  const parts = costs.map(({ who, ms }) => `${who} ${ms.toFixed(2)}`).join(', ');
  return `Processor time of a request in ms: ${parts}. Two cores without the load's own part bear ${(2_000 / served).toFixed(0)} a second.`;
}
