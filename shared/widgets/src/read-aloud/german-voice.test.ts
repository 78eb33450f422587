/** @jest-environment node */
import { germanVoice } from './german-voice.ts';

const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

test.each([
  [['en-US', 'de-DE'], 'de-DE'],
  [['de-AT', 'de_DE'], 'de_DE'],
  [['deu-DE-x-lvariant-l01'], 'deu-DE-x-lvariant-l01'],
  [['deu-AUT', 'deu-DEU'], 'deu-DEU'],
  [['ger'], 'ger'],
  [['den-CA', 'es-ES'], null],
])('HERS-13 layout-30 of the voices %j it is %s', (languages, expected) => {
  const speech = { getVoices: () => languages.map((lang) => voice(lang)) } as SpeechSynthesis;
  expect(germanVoice(speech)?.lang ?? null).toBe(expected);
});

test('layout-30 a voice of a service elsewhere is none', () => {
  const speech = { getVoices: () => [voice('de-DE', false)] } as unknown as SpeechSynthesis;
  expect(germanVoice(speech)).toBeNull();
});
