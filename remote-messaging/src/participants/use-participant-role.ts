import { useUser } from '@silverjobs/shell';
import type { ParticipantRole } from './counterpart.ts';

/** The side of a conversation that the signed-in user is on. */
export function useParticipantRole(): ParticipantRole {
  return useUser()?.role === 'client' ? 'client' : 'candidate';
}
