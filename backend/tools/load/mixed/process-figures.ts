/** What a process tells of itself at its operator's port. */
export interface ProcessFigures {
  /** In MB. */
  memory: number;
  /** Seconds of a processor since its start. */
  cpu: number;
}

/** @throws Error when the process does not tell */
export async function readFigures(metricsPort: number): Promise<ProcessFigures> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  const figure = (name: string) => {
    const [, value] = new RegExp(`^silverjobs_\\w*${name} (\\S+)`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The process does not tell its ${name}.`);
    return Number(value);
  };
  return {
    memory: figure('process_resident_memory_bytes') / 1_000_000,
    cpu: figure('process_cpu_seconds_total'),
  };
}
