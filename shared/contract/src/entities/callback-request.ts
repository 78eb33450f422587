import { z } from 'zod';
import { callbackForm } from '../forms/callback.ts';

/** A wish to be called by the operator. */
export const callbackInput = z.object(callbackForm.shape).meta({ id: 'CallbackInput' });

export type CallbackInput = z.input<typeof callbackInput>;
