import { readDisplay } from '@silverjobs/contract/display';
import type { Shell } from '@silverjobs/shell';

/** Key of the user whose choice this browser has; it belongs to the device. */
const OWNER_KEY = 'displayOwner';

const parseId = (value: unknown) => (typeof value === 'number' ? value : null);

/** Whose choice this browser has from now on. */
export function ownDisplay({ storage }: Pick<Shell, 'storage'>, usersId: number): void {
  storage.write(OWNER_KEY, usersId, 'device');
}

/**
 * Brings the account's choice to a browser where nothing is chosen, or somebody else has chosen
 * (display-2).
 */
export function followAccount(shell: Shell): void {
  const { display, session, storage } = shell;

  const { user } = session.getState();
  if (!user) return;
  const owner = storage.read(OWNER_KEY, parseId);
  const { chosen } = display.store.getState();
  if (owner === user.id && chosen) return;
  const kept = readDisplay(user.display);
  if (kept && (!chosen || owner !== null)) display.choose(kept);
  if (kept || chosen) ownDisplay(shell, user.id);
}
