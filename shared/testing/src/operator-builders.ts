import type { AuditLogEntry, OperatorCase, OperatorCaseDetail } from '@silverjobs/contract';

const createdAt = Date.UTC(2026, 10, 20, 9);

/** A reported job that waits for a decision. */
export function buildOperatorCase(values: Partial<OperatorCase> = {}): OperatorCase {
  return {
    kind: 'job',
    id: 7,
    title: 'Mitarbeit am Empfang',
    reports: 2,
    objections: 0,
    reasons: ['Verlangt Geld'],
    reporters: ['candidate'],
    dangerous: true,
    assigned_to: null,
    created_at: createdAt,
    ...values,
  };
}

/** The same with all that a decision needs. */
export function buildOperatorCaseDetail(
  values: Partial<OperatorCaseDetail> = {},
): OperatorCaseDetail {
  return {
    kind: 'job',
    id: 7,
    title: 'Mitarbeit am Empfang',
    text: 'Bitte überweisen Sie vorab 50 Euro.',
    hidden: false,
    reported: null,
    assigned_to: null,
    contacts: 0,
    held: null,
    owner: {
      users_id: 31,
      email: 'firma@example.org',
      name: 'Weber Holzbau GmbH',
      role: 'client',
      blocked: false,
      paid: false,
    },
    actions: ['none', 'hide', 'block'],
    reports: [
      {
        id: 1,
        reason: 'Verlangt Geld',
        text: '50 Euro vorab',
        reporter: 'candidate',
        earlier: 0,
        earlier_upheld: 0,
        created_at: createdAt,
        open: true,
      },
    ],
    objections: [],
    decisions: [],
    ...values,
  };
}

/** A row of the audit log. */
export function buildAuditEntry(values: Partial<AuditLogEntry> = {}): AuditLogEntry {
  return {
    id: 1,
    created_at: createdAt,
    operator: 'operator@example.org',
    action: 'hide',
    subject: 'job',
    subject_id: 7,
    reason: 'Verlangt Geld.',
    ...values,
  };
}
