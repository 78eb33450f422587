import { z } from 'zod';
import { readPrivateKey } from '../store/envelope.ts';
import { digestOf, signRequest } from './signed-request.ts';

const refusal = z.object({ problems: z.array(z.string()) });

/** Asks a delivery server in the name of a team. */
export type AskDelivery = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<unknown>;

/**
 * Whoever asks the delivery server at an address, with a team's key.
 * @param address without a path: `https://delivery.example.org`
 * @param privateKey as `pnpm registry grant` printed it
 * @returns a function that throws with the reasons when it is refused
 */
export function openDelivery(address: string, privateKey: string): AskDelivery {
  const key = readPrivateKey(privateKey);
  return async (method, path, content) => {
    const url = new URL(path, address);
    const body = content === undefined ? '' : JSON.stringify(content);
    const token = signRequest(
      {
        method,
        path: url.pathname + url.search,
        digest: digestOf(Buffer.from(body)),
        at: Date.now(),
      },
      key,
    );
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const { data } = refusal.safeParse(readJson(text));
    throw new Error(
      data?.problems.join('\n') ?? `The delivery server answered ${response.status}.`,
    );
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
