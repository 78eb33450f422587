/** Wishes that cannot be done, each with the reason. */
export const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:englisch|in english|auf turkisch|auf polnisch|auf russisch|ubersetz\w*)\b/,
    'Ich schreibe nur auf Deutsch. Den fertigen Brief können Sie kopieren und anderswo übersetzen lassen.',
  ],
  [
    /\b(?:verschick\w*|abschick\w*|absend\w*|sende ihn|schick ihn|hinschick\w*)\b/,
    'Verschicken kann ich den Brief nicht. Speichern Sie ihn als PDF oder Word-Datei; dann können Sie ihn einer E-Mail oder Nachricht beifügen.',
  ],
  [
    /\b(?:rechtschreib\w*|komma\w*|tippfehler|fehler|grammatik)\b/,
    'Ihre eigenen Sätze prüfe ich nicht auf Rechtschreibung. Sagen Sie mir die Stelle, zum Beispiel „ersetze … durch …“, oder ändern Sie sie selbst im Blatt.',
  ],
  [
    /\b(?:schrift\w*|farbe\w*|design|fett|layout|foto|bild)\b/,
    'Schrift und Gestaltung sind die eines üblichen Geschäftsbriefes. Ändern können Sie sie in der Word-Datei.',
  ],
];
