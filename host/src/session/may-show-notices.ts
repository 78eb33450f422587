/** Whether this browser shows notices; where it does not, nothing of them need be loaded (account-60). */
export const mayShowNotices = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';
