/**
 * Reads server-sent events from pieces of text as they come.
 * @param onData given the data of each event; a heartbeat has none
 * @returns takes the next piece
 */
export function createEventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const raw of lines) {
      const line = raw.replace(/\r$/, '');
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        onData(data.join('\n'));
        data = [];
      }
    }
  };
}
