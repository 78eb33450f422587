/** One sentence in the language that was written in, beside the German answer (assistants-41). */
const SENTENCES: Readonly<Record<string, string>> = {
  english:
    'I can only answer in German; please write simple German words, or ask someone to help you.',
  turkish: 'Yalnızca Almanca cevap verebiliyorum; lütfen basit Almanca kelimelerle yazın.',
  polish: 'Mogę odpowiadać tylko po niemiecku; proszę pisać prostymi niemieckimi słowami.',
  italian: 'Posso rispondere solo in tedesco; per favore scriva con parole tedesche semplici.',
  spanish: 'Solo puedo responder en alemán; por favor, escriba con palabras alemanas sencillas.',
  french: 'Je ne peux répondre qu’en allemand ; veuillez écrire avec des mots allemands simples.',
  croatian: 'Mogu odgovarati samo na njemačkom; molim pišite jednostavnim njemačkim riječima.',
  romanian: 'Pot răspunde doar în germană; vă rog să scrieți cu cuvinte germane simple.',
  portuguese: 'Só posso responder em alemão; por favor, escreva com palavras alemãs simples.',
  dutch: 'Ik kan alleen in het Duits antwoorden; schrijf alstublieft in eenvoudig Duits.',
  czech: 'Mohu odpovídat pouze německy; pište prosím jednoduchými německými slovy.',
  ukrainian: 'Я можу відповідати лише німецькою; будь ласка, пишіть простими німецькими словами.',
  russian: 'Я могу отвечать только по-немецки; пожалуйста, пишите простыми немецкими словами.',
  arabic: 'يمكنني الإجابة باللغة الألمانية فقط؛ من فضلك اكتب بكلمات ألمانية بسيطة.',
  greek: 'Μπορώ να απαντήσω μόνο στα γερμανικά· παρακαλώ γράψτε με απλές γερμανικές λέξεις.',
};

const GERMAN =
  'Ich verstehe leider nur Deutsch. Einfache Wörter genügen, zum Beispiel: „Arbeit im Garten, in Köln, 10 Stunden“. Fehler machen nichts.';

/** The answer to another language: German, with a sentence in that language where we have one. */
export const languageText = (language: string): string =>
  [GERMAN, SENTENCES[language]].filter(Boolean).join('\n\n');
