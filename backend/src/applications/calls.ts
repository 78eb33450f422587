import { implement } from '../http/implement.ts';
import { sendApplication } from './send-application.ts';

export const applicationCalls = [
  implement('POST /application', ({ asker, body }, services) =>
    sendApplication(services, asker, body),
  ),
];
