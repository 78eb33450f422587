/** Codes of the one error shape {code, message, param?, payload?}. No Zod here: browsers load it. */
export const ERROR_CODES = [
  'token.missing',
  'token.invalid',
  'token.expired',
  'login.invalid',
  'link.invalid',
  'link.expired',
  'validation.failed',
  'json.malformed',
  'body.too_large',
  'media_type.unsupported',
  'not_found',
  'job_demand.deactivated',
  'forbidden',
  'feature.locked',
  'template.shared',
  'conflict',
  'email.taken',
  'rate.limited',
  'not_implemented',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP status of each code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  'token.missing': 401,
  'token.invalid': 401,
  'token.expired': 401,
  'login.invalid': 401,
  // Not 401: that would sign out whoever is signed in (formats-12).
  'link.invalid': 400,
  'link.expired': 410,
  'validation.failed': 400,
  'json.malformed': 400,
  'body.too_large': 413,
  'media_type.unsupported': 415,
  not_found: 404,
  'job_demand.deactivated': 404,
  forbidden: 403,
  'feature.locked': 403,
  'template.shared': 403,
  conflict: 409,
  'email.taken': 409,
  'rate.limited': 429,
  not_implemented: 501,
  unavailable: 503,
  internal: 500,
};
