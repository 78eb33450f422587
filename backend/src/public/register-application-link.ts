import { applicationAddressOf } from '@silverjobs/contract/application-address';
import { networkOf } from '@silverjobs/contract/network-of';
import type { FastifyInstance } from 'fastify';
import { isWithin, type Limit } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import type { countJobFigures } from '../figures/job-figures.ts';
import type { Services } from '../services.ts';

/** More than anybody applies for; what comes beyond is led on and no longer counted. */
const COUNTED: Limit = { name: 'apply-ip', attempts: 60, minutes: 15, perAddress: true };

async function findJob(db: Database, id: number) {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return undefined;
  const { status, applicationAddress } = jobDemands;
  const [job] = await db
    .select({ status, address: applicationAddress })
    .from(jobDemands)
    .where(eq(jobDemands.id, id));
  return job;
}

/**
 * Leads on to the page where an employer takes applications itself, and counts that it was asked for, of nobody
 * (employers-87). It goes to the stored link alone: nothing of the request says where to.
 * @param note counts it among the numbers of the advertisement
 */
export function registerApplicationLink(
  api: FastifyInstance,
  services: Services,
  note: ReturnType<typeof countJobFigures>,
): void {
  api.get<{ Params: { id: string }; Querystring: { von?: unknown } }>(
    '/public_job/:id(^\\d{1,10}$)/apply',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
      const id = Number(request.params.id);
      const job = await findJob(services.db, id);
      const address = applicationAddressOf(job?.address);
      if (!job || address?.kind !== 'link') {
        return reply.code(404).type('text/plain; charset=utf-8').send('Diese Seite gibt es nicht.');
      }
      if (job.status !== 'active') {
        const text = 'Diese Anzeige ist beendet. Bewerbungen sind nicht mehr möglich.';
        return reply.code(410).type('text/plain; charset=utf-8').send(text);
      }
      if (await isWithin(services, COUNTED, networkOf(request.ip))) {
        const source = request.query.von === 'pool' ? 'pool' : 'public';
        note({ event: 'led_away', source, ids: [id] });
      }
      return reply.header('referrer-policy', 'no-referrer').redirect(address.address, 302);
    },
  );
}
