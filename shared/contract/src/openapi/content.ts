/** A body of JSON. */
export const jsonContent = (schema: unknown) => ({ 'application/json': { schema } });
/** A stream of events. */
export const eventContent = (schema: unknown) => ({ 'text/event-stream': { schema } });
