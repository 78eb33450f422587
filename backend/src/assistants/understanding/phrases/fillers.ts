/** Sounds and greetings, which are no part of what somebody wants: 'ach, nachmittags geht auch'. */
const FILLER = /^(?:ach|ah|oh|hm{1,3}|tja|naja|jo|gru?e?zi|moin|hallo|puh)$/;

/** Whether a heard word is one of them. */
export const isFiller = (word: string): boolean => FILLER.test(word);
