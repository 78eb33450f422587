import { lockFolder } from '../database/folder-lock.ts';

/** A process of folder-lock.test.ts: takes the lock and gives it back when it is told to. */
const [, , file = ''] = process.argv;
let unlock = () => {};

process.on('message', async (text) => {
  if (text === 'unlock') {
    unlock();
    unlock = () => {};
    process.send?.('free');
    return;
  }
  try {
    unlock = await lockFolder(file);
    process.send?.('held');
  } catch {
    process.send?.('refused');
  }
});
process.send?.('ready');
