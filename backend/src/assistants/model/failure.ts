/** The service is away, slow or breaks the form: the rules answer, and it may be left alone. */
export class ModelFailure extends Error {}

/** The service answers, but its words cannot be used: the rules answer. */
export class RefusedAnswer extends Error {}
