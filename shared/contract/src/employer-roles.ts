import type { EmployerRole } from './access.ts';
import type { CallKey, Calls } from './calls.ts';

type OfOthers = Exclude<EmployerRole, 'owner'>;

const CONVERSATIONS: readonly CallKey[] = [
  'GET /communication',
  'GET /communication/{id}',
  'GET /communication/{id}/deep_link',
  'GET /message',
  'POST /message',
  'POST /message/{id}/report',
  'POST /communication/{id}/interview/cancel',
  'GET /communication/{id}/interview/calendar',
  'POST /communication/{id}/read',
  'POST /message_paper/{id}/link',
  'POST /communication/{id}/papers_link',
];
const INVOICES: readonly CallKey[] = ['GET /invoice', 'GET /invoice/{id}/pdf'];

/** What belongs to the employer among the calls that candidates send as well. */
const SHARED_CALLS: ReadonlySet<string> = new Set([...CONVERSATIONS, ...INVOICES]);

/** What every colleague may: choices of lists, and who the others are. */
const OF_ALL: readonly CallKey[] = [
  'GET /client',
  'GET /employer_type',
  'GET /profile_age',
  'GET /company_size',
  'GET /homeoffice',
  'GET /colleague',
  'DELETE /colleague/{id}',
  'PUT /colleague/mails',
];

/** What an employer's colleagues may send beside its owners (employers-80). */
const CALLS_OF_ROLE: Readonly<Record<OfOthers, ReadonlySet<string>>> = {
  applications: new Set<CallKey>([
    ...OF_ALL,
    ...CONVERSATIONS,
    'POST /communication/{id}/decision',
    'PUT /communication/{id}/note',
    'PUT /communication/{id}/interview',
    'POST /job_demand/{id}/refusals',
    'GET /job_draft',
    'GET /job_demand/own',
    'GET /job_demand/{id}/own',
    'GET /job_demand/{id}/figures',
    'GET /job_demand/{id}/applications_file',
    'GET /job_demand/{id}/candidates',
    'GET /candidate/{id}/detail',
    'POST /candidate/{id}/outreach',
  ]),
  invoices: new Set<CallKey>([...OF_ALL, 'GET /booking', 'GET /booking/{id}', ...INVOICES]),
};

/**
 * Whether somebody with this role at an employer may send a call. What is the employer's and stands
 * under no role is for owners alone; what is a person's own is for everybody.
 * @param identity who may send the call at all
 */
export function mayRoleSend(
  role: EmployerRole,
  key: CallKey,
  identity: Calls[CallKey]['identity'],
): boolean {
  if (role === 'owner') return true;
  if (identity !== 'client' && !SHARED_CALLS.has(key)) return true;
  return CALLS_OF_ROLE[role]?.has(key) ?? false;
}
