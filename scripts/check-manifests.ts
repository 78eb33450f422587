import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/**
 * `pnpm manifests`: every object of deploy/kubernetes against the schemas of its kind: Kubernetes, Gateway API and
 * Prometheus' operator.
 */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
type Models = Record<string, new (data: Manifest) => { validate(): void }>;

const folder = join(import.meta.dirname, '../deploy/kubernetes');

/** The package that knows the kinds of an API. */
function moduleOf(apiVersion: string): string {
  if (apiVersion.startsWith('gateway.')) return `@kubernetes-models/gateway-api/${apiVersion}`;
  if (apiVersion.startsWith('monitoring.')) {
    return `@kubernetes-models/prometheus-operator/${apiVersion}`;
  }
  return `kubernetes-models/${apiVersion}`;
}

/** What is wrong about an object; null for nothing. */
async function problemOf(manifest: Manifest): Promise<string | null> {
  try {
    const models: Models = await import(moduleOf(manifest.apiVersion));
    const Model = models[manifest.kind];
    if (!Model) return `${manifest.apiVersion} has no ${manifest.kind}`;
    new Model(manifest).validate();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'),
);
let checked = 0;
for (const name of files) {
  for (const document of parseAllDocuments(readFileSync(join(folder, name), 'utf8'))) {
    const manifest = document.toJS() as Manifest;
    const problem = await problemOf(manifest);
    checked += 1;
    if (!problem) continue;
    console.error(`${name}: ${manifest.kind} ${manifest.metadata.name}: ${problem}`);
    process.exitCode = 1;
  }
}
console.log(`${checked} objects of ${files.length} files were compared with their schemas.`);
