import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ComposeFile, Service } from './compose-file.ts';
import { logsOf, podman, RUN, runArguments } from './podman.ts';

const CHECK_MS = 1_000;
/** Longest until a container is healthy, in milliseconds: the first start fills a database. */
const HEALTHY_MS = 300_000;

/** The services of compose.yaml as containers of this machine. */
export interface Stack {
  /** Starts what has no profile and does not run yet, each after what it depends on. */
  up(): Promise<void>;
  /** Runs a service to its end. @param command instead of its own @returns what it printed */
  runOnce(name: string, command?: string[], env?: Record<string, string>): Promise<string>;
  /** Starts so many containers of a service and waits until they are healthy. */
  start(name: string, count: number, command?: string[]): Promise<string[]>;
  /** Brings new containers of a service beside the old ones, then ends those, as an update does. */
  replace(name: string): Promise<void>;
  /** Ends containers of a service, which get as long as compose.yaml says. */
  stop(name: string, containers: readonly string[]): Promise<void>;
  containers(name: string): readonly string[];
  down(): Promise<void>;
}

/**
 * A stack that is not started yet.
 * @param root folder of compose.yaml
 * @param imageOf what the image of a service is called on this machine
 */
export function createStack(
  file: ComposeFile,
  root: string,
  imageOf: (name: string, service: Service) => string,
): Stack {
  const { name: project } = file;
  const running = new Map<string, string[]>();
  let made = 0;

  const find = (name: string): Service => {
    const service = file.services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}.`);
    return service;
  };
  const argumentsOf = (name: string, service: Service): string[] =>
    runArguments(file, [name, service], {
      root,
      image: imageOf(name, service),
      files: service.env_file.map(({ path }) => join(root, path)).filter(existsSync),
    });

  async function untilHealthy(container: string, { healthcheck }: Service): Promise<void> {
    if (!healthcheck) return;
    const [, ...test] = healthcheck.test;
    const end = Date.now() + HEALTHY_MS;
    for (;;) {
      const isHealthy = await podman('exec', container, ...test).then(
        () => true,
        () => false,
      );
      if (isHealthy) return;
      const state = await podman('inspect', '--format', '{{.State.Status}}', container);
      if (state !== 'running' || Date.now() > end) {
        const logs = await logsOf(container);
        throw new Error(`${container} is ${state} and not healthy.\n${logs}`);
      }
      await wait(CHECK_MS);
    }
  }

  /** Where the containers find each other. */
  const makeNetwork = (): Promise<string> =>
    podman('network', 'exists', project).catch(() => podman('network', 'create', project));

  async function start(name: string, count: number, command?: string[]): Promise<string[]> {
    const service = { ...find(name), ...(command && { command }) };
    const started: string[] = [];
    await makeNetwork();
    for (; started.length < count; made += 1) {
      const container = `${project}-${name}-${made}`;
      await podman(...RUN, '--detach', '--name', container, ...argumentsOf(name, service));
      running.set(name, [...(running.get(name) ?? []), container]);
      started.push(container);
    }
    for (const container of started) await untilHealthy(container, service);
    return started;
  }

  async function runOnce(name: string, command?: string[], env: Record<string, string> = {}) {
    const given = find(name);
    const environment = { ...given.environment, ...env };
    const service = { ...given, environment, ...(command && { command }) };
    return podman(...RUN, '--rm', ...argumentsOf(name, service));
  }

  async function stop(name: string, containers: readonly string[]): Promise<void> {
    const seconds = find(name).stop_grace_period.replace('s', '');
    await podman('stop', '--time', seconds, ...containers);
    await podman('rm', ...containers);
    const left = (running.get(name) ?? []).filter((one) => !containers.includes(one));
    if (left.length > 0) running.set(name, left);
    else running.delete(name);
  }

  async function down(): Promise<void> {
    const left = await podman('ps', '--all', '--quiet', '--filter', `network=${project}`);
    if (left) await podman('rm', '--force', '--time', '5', ...left.split('\n'));
    const volumes = Object.keys(file.volumes).map((volume) => `${project}_${volume}`);
    await podman('volume', 'rm', '--force', ...volumes);
    await podman('network', 'rm', '--force', project);
  }

  async function up(): Promise<void> {
    const left = new Map(
      Object.entries(file.services).filter(
        ([name, { profiles }]) => profiles.length === 0 && !running.has(name),
      ),
    );
    while (left.size > 0) {
      const next = [...left].find(([, { depends_on }]) =>
        Object.keys(depends_on).every((other) => !left.has(other)),
      );
      if (!next) throw new Error(`Services wait for each other: ${[...left.keys()].join(', ')}.`);
      const [name, { deploy }] = next;
      left.delete(name);
      const isJob = Object.values(file.services).some(
        ({ depends_on }) => depends_on[name]?.condition === 'service_completed_successfully',
      );
      if (isJob) await runOnce(name);
      else await start(name, deploy.replicas);
      console.log(`${name} is ${isJob ? 'done' : 'healthy'}.`);
    }
  }

  return {
    ...{ up, start, runOnce, stop, down },
    containers: (name) => running.get(name) ?? [],
    replace: async (name) => {
      const old = running.get(name) ?? [];
      await start(name, find(name).deploy.replicas);
      await stop(name, old);
    },
  };
}
