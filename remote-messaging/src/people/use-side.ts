import { useUser } from '@silverjobs/shell';
import type { Side } from './counterpart.ts';

/** The side on which the signed-in user stands. */
export function useSide(): Side {
  return useUser()?.role === 'client' ? 'client' : 'candidate';
}
