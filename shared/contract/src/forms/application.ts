import * as z from 'zod/mini';
import { messageText } from './message.ts';
import { contactRules } from './profile.ts';

/** The first message to an employer, with contact data to send along. */
export const applicationForm = z.object({ message: messageText, ...contactRules });
