/** Address of a running backend to use instead of starting one. */
export const givenApi = process.env.API_URL;

/** Address of the backend behind the harness. */
export const harnessApi = givenApi ?? `http://127.0.0.1:${process.env.E2E_DEV_API_PORT ?? 4180}`;
