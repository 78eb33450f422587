/** The origin of an address of calls or images, if it is another than the document's. */
export function originOf(baseUrl: string): string[] {
  return baseUrl.startsWith('/') ? [] : [new URL(baseUrl).origin];
}
