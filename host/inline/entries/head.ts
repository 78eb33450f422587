import { takePreview, takeSecrets } from '../address.ts';
import { applyOldTextSize } from '../appearance.ts';
import { type FirstCallsInput, startFirstCalls } from '../first-calls.ts';
import { watchHostFiles } from '../host-files.ts';
import { readInput } from '../read-input.ts';

const input = readInput<FirstCallsInput>();
watchHostFiles();
applyOldTextSize();
if (takePreview() && takeSecrets()) startFirstCalls(input);
