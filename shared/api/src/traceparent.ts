const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The header of the W3C that begins a trace: random, so it says nothing of anybody (operation-27). */
export const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`;
