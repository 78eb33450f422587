import { join } from 'node:path';

/** The faces that a browser finds: one with the measures of Arial, or one that is a fifth wider. */
export type Faces = 'arial-measures' | 'wide';

/** Environment of a browser that finds these faces and none that the machine happens to have. */
export function withFaces(faces: Faces): NodeJS.ProcessEnv {
  const file = join(import.meta.dirname, '../fonts', `${faces}.conf`);
  return { ...process.env, FONTCONFIG_FILE: file };
}
