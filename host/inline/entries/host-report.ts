import { reportHostFailures } from '../host-files.ts';
import { readInput } from '../read-input.ts';

reportHostFailures(readInput());
