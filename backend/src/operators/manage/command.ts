/** Who works on accounts of operators: nobody but the command. */
export const COMMAND = 'pnpm operator';
