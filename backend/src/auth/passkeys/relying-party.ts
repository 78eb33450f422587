import type { Services } from '../../services.ts';

/** Whom passkeys are made for: the address of the product, and no other (access-56). */
export function relyingParty({ publicUrl, brand }: Pick<Services, 'publicUrl' | 'brand'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: brand };
}

/** What makes and checks passkeys; loaded with the first one, since its certificates would take part of each start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
