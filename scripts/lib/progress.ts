/** Says how far long tasks are. */
export interface Progress {
  /**
   * @param text what is being done
   * @param state how far it is, for example '3 of 8'
   */
  show(text: string, state: string): void;
  /** A task is over: nothing more is said of it. */
  done(text: string): void;
  /** Makes room for other output. */
  clear(): void;
}

/** Where progress is rendered, and whether it can be renewed there. */
export type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

const CLEAR_LINE = '\r\x1b[2K';

/** In a terminal one line that renews itself, elsewhere one line for each task. */
export function createProgress(screen: Screen = process.stdout): Progress {
  const running = new Map<string, string>();
  const draw = () => {
    const line = [...running].map(([text, state]) => `${text} … ${state}`).join('   ');
    screen.write(CLEAR_LINE + line.slice(0, (screen.columns ?? 80) - 1));
  };
  return {
    show: (text, state) => {
      const isNew = !running.has(text);
      running.set(text, state);
      if (screen.isTTY) draw();
      else if (isNew) screen.write(`${text} …\n`);
    },
    done: (text) => {
      if (!running.delete(text) || !screen.isTTY) return;
      draw();
    },
    clear: () => {
      if (screen.isTTY && running.size > 0) screen.write(CLEAR_LINE);
    },
  };
}
