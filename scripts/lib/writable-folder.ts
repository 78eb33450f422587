import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/**
 * Makes sure that a folder is there and can be written.
 * @param variable chooses another folder
 * @throws Error with one sentence that says what to do
 */
export async function requireWritable(folder: string, variable: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The folder ${folder} cannot be written (${code}). Permit it, or choose another with ${variable}=<folder>.`,
    );
  }
}
