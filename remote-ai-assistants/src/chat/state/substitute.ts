/** Said once below an answer of the rules that stands in for a language model (assistants-57). */
export const SUBSTITUTE =
  'Das Sprachmodell antwortet gerade nicht. Diese Antwort kommt von unseren festen Regeln.';
