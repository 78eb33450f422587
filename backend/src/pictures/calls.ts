import { implement } from '../http/implement.ts';
import { addPicture, deleteLogo } from './pictures.ts';

export const pictureCalls = [
  implement('POST /client_picture', ({ requester, body }, services) =>
    addPicture(services, requester, body),
  ),
  implement('DELETE /client_logo', async ({ requester }, services) => {
    await deleteLogo(services, requester);
    return { ok: true as const };
  }),
];
