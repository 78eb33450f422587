import type {
  OperatorCallback,
  OperatorCourse,
  OperatorDeclaration,
  OperatorDeclarationDetail,
  OperatorInvoice,
  OperatorInvoiceDetail,
  OperatorOrder,
  OperatorUser,
  OperatorUserDetail,
  ReturnedAddress,
  StuckItem,
} from '@silverjobs/contract';

const createdAt = Date.UTC(2026, 10, 20, 9);

/** A mail that was given up. */
export function buildStuckItem(values: Partial<StuckItem> = {}): StuckItem {
  return {
    kind: 'mail',
    id: 5,
    title: 'Willkommen',
    recipient: '…@example.org',
    state: 'failed',
    attempts: 11,
    last_error: '550 unknown user',
    created_at: createdAt,
    expired: false,
    ...values,
  };
}

/** An address that gets no mail any more. */
export function buildReturnedAddress(values: Partial<ReturnedAddress> = {}): ReturnedAddress {
  return {
    email: 'renate@example.org',
    users_id: 21,
    kind: 'hard',
    status: '5.1.1',
    returns: 1,
    since: createdAt,
    ...values,
  };
}

/** Somebody who asks to be called. */
export function buildOperatorCallback(values: Partial<OperatorCallback> = {}): OperatorCallback {
  return {
    id: 4,
    name: 'Renate Schuster',
    phone: '0221 4455667',
    time_window: 'morning',
    question: 'Wie melde ich mich an?',
    users_id: null,
    assigned_to: null,
    created_at: createdAt,
    ...values,
  };
}

/** An employer as the search finds it. */
export function buildOperatorUserRow(values: Partial<OperatorUser> = {}): OperatorUser {
  return {
    users_id: 31,
    email: 'firma@example.org',
    name: 'Weber Holzbau GmbH',
    role: 'client',
    blocked: false,
    paid: false,
    created_at: createdAt,
    ...values,
  };
}

/** The same with what runs. */
export function buildOperatorUserDetail(
  values: Partial<OperatorUserDetail> = {},
): OperatorUserDetail {
  return {
    ...buildOperatorUserRow(),
    plan_label: null,
    plan_end_date: null,
    last_sign_in: createdAt,
    active_jobs: 3,
    conversations: 8,
    reports: 0,
    phone: '0221 7654321',
    contract_number: null,
    alerts: 0,
    conversation_ids: [],
    mails: [],
    returned: null,
    invoices: [],
    employer: { is_private: false, link: 'https://weber.example', verified_at: null },
    decisions: [],
    ...values,
  };
}

/** An order that was paid. */
export function buildOperatorOrder(values: Partial<OperatorOrder> = {}): OperatorOrder {
  return {
    key: 'a1',
    email: 'renate@example.org',
    product: 'silver+ 6 Monate',
    price_cents: 1_399,
    provider: 'stripe',
    state: 'paid',
    created_at: createdAt,
    paid_at: createdAt,
    ...values,
  };
}

/** An invoice of somebody. */
export function buildOperatorInvoice(values: Partial<OperatorInvoice> = {}): OperatorInvoice {
  return {
    id: 901,
    number: 'SJ-2026-000801',
    kind: 'invoice',
    email: 'firma@example.org',
    recipient: 'Weber Holzbau GmbH',
    gross_cents: 5_831,
    payment: 'Auf Rechnung.',
    state: 'open',
    open_cents: 5_831,
    paid_cents: 0,
    due_at: Date.UTC(2026, 11, 4, 9),
    reminders: 0,
    created_at: createdAt,
    ...values,
  };
}

/** The same with all that has happened to it. */
export function buildOperatorInvoiceDetail(
  values: Partial<OperatorInvoiceDetail> = {},
): OperatorInvoiceDetail {
  return {
    ...buildOperatorInvoice(),
    users_id: 31,
    address: ['Weber Holzbau GmbH', 'Sägeweg 3', '50667 Köln'],
    lines: [{ text: 'Stellenanzeige „Empfang“', cents: 4_900 }],
    cancels: null,
    canceled_by: null,
    by_provider: false,
    movements: [],
    actions: ['payment', 'correct', 'cancel', 'write-off'],
    ...values,
  };
}

/** A withdrawal that fits no contract. */
export function buildOperatorDeclaration(
  values: Partial<OperatorDeclaration> = {},
): OperatorDeclaration {
  return {
    id: 1,
    reference: 'V2026-ABC234',
    kind: 'withdrawal',
    name: 'Ute Neu',
    email: 'ute@example.org',
    contract: 'silver+',
    reason: null,
    created_at: createdAt,
    state: 'unmatched',
    due_at: Date.UTC(2026, 11, 4, 9),
    assigned_to: null,
    ...values,
  };
}

/** The same with what can be done about it. */
export function buildOperatorDeclarationDetail(
  values: Partial<OperatorDeclarationDetail> = {},
): OperatorDeclarationDetail {
  return {
    ...buildOperatorDeclaration(),
    requested_end: null,
    outcome_reason: null,
    outcome_at: null,
    contract_data: null,
    actions: ['execute', 'refuse', 'answer'],
    ...values,
  };
}

/** A course with a date. */
export function buildOperatorCourse(values: Partial<OperatorCourse> = {}): OperatorCourse {
  return {
    id: 701,
    title: 'Gedächtnis',
    subtitle: null,
    start_date: Date.UTC(2026, 11, 1, 9),
    duration_minutes: 90,
    capacity: 12,
    lecturer: 'Hanna Lorenz',
    lecturer_bio: null,
    picture: 'memory',
    details: 'Was Sie lernen:\n\n- Namen behalten',
    join_url: null,
    registered: 3,
    waiting: 1,
    canceled: false,
    past: false,
    ...values,
  };
}
