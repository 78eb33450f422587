import { format } from 'node:util';
import { failureOf } from './failure-reports.ts';

/** Levels as the backend's log numbers them. */
const LEVELS = { log: 30, info: 30, warn: 40, error: 50 } as const;

type Method = keyof typeof LEVELS;
type Fields = Readonly<Record<string, string>>;

function lineOf(method: Method, given: readonly unknown[], fields: Fields): string {
  const error = given.find((one) => one instanceof Error);
  const words = given.filter((one) => one !== error);
  const failure = error && failureOf(error);
  return JSON.stringify({
    level: LEVELS[method],
    time: Date.now(),
    pid: process.pid,
    ...fields,
    ...(failure && {
      err: { type: failure.type, message: failure.message, stack: failure.frames ?? '' },
    }),
    msg: format(...words),
  });
}

/**
 * Makes each event of a console one line of JSON in the shape of the backend's log (operation-31). Of an
 * error it says what a report would: no query of an address (operation-28).
 * @param fields what each line says beside it
 * @param write where lines go, by whether it is an error's or a warning's
 */
export function writeJsonLines(
  target: Pick<Console, Method>,
  fields: () => Fields,
  write: (line: string, isWrong: boolean) => void = (line, isWrong) =>
    (isWrong ? process.stderr : process.stdout).write(`${line}\n`),
): void {
  for (const method of Object.keys(LEVELS) as Method[]) {
    const isWrong = LEVELS[method] > LEVELS.info;
    target[method] = (...given: unknown[]) => write(lineOf(method, given, fields()), isWrong);
  }
}
