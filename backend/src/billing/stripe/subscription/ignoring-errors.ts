function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}

/** Lets pass that something is gone or done already: every task may be tried again. */
export async function ignoringErrors<T>(
  codes: readonly string[],
  work: Promise<T>,
): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
