import { createContext, type ReactNode, useContext } from 'react';
import type { SessionService } from './session-service.ts';

const SessionServiceContext = createContext<SessionService | null>(null);

/** Gives the session service to the host's own pages; remotes only see the session's state. */
export function SessionServiceProvider(props: { service: SessionService; children: ReactNode }) {
  return <SessionServiceContext value={props.service}>{props.children}</SessionServiceContext>;
}

/**
 * The session service.
 * @throws when no SessionServiceProvider is above
 */
export function useSessionService(): SessionService {
  const service = useContext(SessionServiceContext);
  if (!service) {
    throw new Error('useSessionService needs a <SessionServiceProvider> above it.');
  }
  return service;
}
