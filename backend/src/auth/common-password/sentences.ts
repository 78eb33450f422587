const ADVICE = 'Nehmen Sie lieber drei oder vier Wörter, die nichts miteinander zu tun haben.';
/** What is said of each weakness. */
export const SENTENCES = {
  row: `Das Passwort ist leicht zu erraten: Es wiederholt sich oder folgt der Tastatur. ${ADVICE}`,
  figures: `Das Passwort ist leicht zu erraten: Es enthält keinen Buchstaben. ${ADVICE}`,
  word: `Das Passwort ist leicht zu erraten: Viele Menschen benutzen es so oder ähnlich. ${ADVICE}`,
  own: `Das Passwort ist leicht zu erraten: Es besteht aus Ihrer E-Mail-Adresse oder unserem Namen. ${ADVICE}`,
} as const;
