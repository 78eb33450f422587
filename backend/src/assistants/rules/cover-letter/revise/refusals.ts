/** Wishes that cannot be done, each with the reason. */
export const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:englisch|in english|auf turkisch|auf polnisch|auf russisch|ubersetz\w*)\b/,
    'Ich schreibe nur auf Deutsch. Den fertigen Brief können Sie kopieren und anderswo übersetzen lassen.',
  ],
  [
    /\b(?:verschick\w*|abschick\w*|absend\w*|hinschick\w*|(?:schick|send|schicke|sende)(?:en sie)? (?:es|ihn|das|den)|(?:schick|send)\w* .{0,30}\bab|wie bewerbe ich mich)\b/,
    'Das Absenden liegt bei Ihnen. Bei einer Stelle von hier drücken Sie beim Blatt auf „Mit diesem Brief bewerben“. Für andere Stellen speichern Sie den Brief als PDF oder Word-Datei und fügen ihn einer E-Mail bei.',
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
