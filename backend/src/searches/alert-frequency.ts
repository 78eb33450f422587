/** How often a search writes (delivery-35). */
export const ALERT_AT_ONCE_ID = 1;
export const ALERT_DAILY_ID = 2;
export const ALERT_NEVER_ID = 3;
export const ALERT_WEEKLY_ID = 4;
