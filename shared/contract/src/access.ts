/** Rights that belong to the paid plan (access-2). */
export const FEATURES = [
  'ai-jobs',
  'cv-generator',
  'cover-letter-generator',
  'interview-prep',
  'job-coach',
  'online-courses',
  'subscription-management',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A right of the paid plan that a remote brings along: `<remote>/<right>` (delivery-92). */
export type OwnFeature = `${string}/${string}`;

const OWN_FEATURE = /^[a-z][a-z-]{1,30}\/[a-z][a-z-]{1,30}$/;

/** Whether a name is that of a right that a remote brings along. */
export const isOwnFeature = (name: unknown): name is OwnFeature =>
  typeof name === 'string' && OWN_FEATURE.test(name);

/** What a person may at an employer: all, applications and conversations, or invoices (employers-80). */
export const EMPLOYER_ROLES = ['owner', 'applications', 'invoices'] as const;

export type EmployerRole = (typeof EMPLOYER_ROLES)[number];

/** What an employer's people are mailed about (employers-92). */
export const EMPLOYER_MAILS = ['applications', 'advertisements', 'invoices'] as const;

export type EmployerMail = (typeof EMPLOYER_MAILS)[number];

/** What each role is mailed about unless the person does not want it. */
export const MAILS_OF_ROLE: Readonly<Record<EmployerRole, readonly EmployerMail[]>> = {
  owner: EMPLOYER_MAILS,
  applications: ['applications'],
  invoices: ['invoices'],
};

/** What a trusted person may do beside a candidate who allows it (account-70). */
export const HELPER_PERMISSIONS = ['search', 'write', 'attach', 'read'] as const;

export type HelperPermission = (typeof HELPER_PERMISSIONS)[number];

/** Who may see a page, a menu entry or call an operation. */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'guest' }
  /** With `roles` of an employer's people only its owners and these; `help` opens it to helpers with one of them. */
  | {
      readonly kind: 'signed-in';
      readonly roles?: readonly EmployerRole[];
      readonly help?: readonly HelperPermission[];
    }
  /** Whoever has a session, operators too (operators-1). */
  | { readonly kind: 'session' }
  | { readonly kind: 'operator' }
  | { readonly kind: 'candidate'; readonly help?: readonly HelperPermission[] }
  | { readonly kind: 'client'; readonly roles?: readonly EmployerRole[] }
  | {
      readonly kind: 'feature';
      readonly feature: Feature | OwnFeature;
      readonly redirect?: string;
    };

/** The part of the user that decides. */
type AccessUser = {
  readonly role: string;
  readonly candidate_id: number | null;
  readonly plan_type: string;
  /** What an employer's person may there; nothing is said of others. */
  readonly employer_role?: EmployerRole | null | undefined;
  /** Of a helper, who acts for the candidate: what is allowed (account-70). */
  readonly helps?: { readonly permissions: readonly HelperPermission[] } | null | undefined;
};

/** What is known about the visitor. `loaded`: the user's data has arrived. */
export type AccessSession = {
  readonly signedIn: boolean;
  readonly loaded: boolean;
  readonly user: AccessUser | null;
};

export type AccessDenial = 'sign-in' | 'not-loaded' | 'guest-only' | 'role' | 'feature';

export type AccessDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: AccessDenial;
      /** Where the rule itself sends those whom it refuses. */
      readonly redirect?: string;
    };

const allow: AccessDecision = { allowed: true };

function deny(reason: AccessDenial, redirect?: string): AccessDecision {
  return { allowed: false, reason, ...(redirect !== undefined && { redirect }) };
}

function isCandidate(user: AccessUser): boolean {
  return (
    user.role === 'candidate' && typeof user.candidate_id === 'number' && user.candidate_id > 0
  );
}

/** A user of a backend that knew no roles owns what it sees, and each call is checked there. */
function hasRole({ employer_role: role }: AccessUser, roles: readonly EmployerRole[] | undefined) {
  return !roles || (role ?? 'owner') === 'owner' || roles.some((one) => one === role);
}

/** Helpers get the pages that are named for what they may, and no others. */
function isOpenToHelper(rule: AccessRule, permissions: readonly HelperPermission[]): boolean {
  if (rule.kind !== 'signed-in' && rule.kind !== 'candidate') return false;
  return rule.help?.some((one) => permissions.includes(one)) === true;
}

const isFeature = (name: string): boolean =>
  isOwnFeature(name) || FEATURES.some((known) => known === name);

/**
 * Decides access for router, menu, preloader and backend alike. Anything unknown is refused.
 * @param rule what the page or call asks for
 * @param session what is known about the visitor
 * @returns allowed, or the reason; where to go instead is the router's matter (access-3, access-14)
 */
export function evaluateAccess(rule: AccessRule, session: AccessSession): AccessDecision {
  if (rule.kind === 'public') return allow;
  if (rule.kind === 'guest') return session.signedIn === false ? allow : deny('guest-only');
  if (session.signedIn !== true) return deny('sign-in');
  const { user } = session;
  if (session.loaded !== true || !user) return deny('not-loaded');
  if (user.helps) return isOpenToHelper(rule, user.helps.permissions) ? allow : deny('role');
  const client = user.role === 'client';
  const candidate = isCandidate(user);
  const operator = user.role === 'operator';
  switch (rule.kind) {
    case 'signed-in':
      return candidate || (client && hasRole(user, rule.roles)) ? allow : deny('role');
    case 'session':
      return client || candidate || operator ? allow : deny('role');
    case 'operator':
      return operator ? allow : deny('role');
    case 'candidate':
      return candidate ? allow : deny('role');
    case 'client':
      return client && hasRole(user, rule.roles) ? allow : deny('role');
    case 'feature':
      if (!isFeature(rule.feature)) return deny('feature', rule.redirect);
      // The plan and its tools are for candidates: no employer has them free of charge (layout-4).
      if (client || operator) return deny('role');
      if (candidate && user.plan_type === 'paid') return allow;
      return deny('feature', rule.redirect);
    default:
      return deny('role');
  }
}
