import { captureEarlyErrors } from '../early-errors.ts';

captureEarlyErrors();
