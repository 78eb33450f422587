import type { Config } from '../config/config.ts';
import type { AssistantEngine } from './engine.ts';

const loadRules = async () => (await import('./rules/rules-engine.ts')).rulesEngine;

/** Our own rules, loaded at the first message: they are a ninth of what the backend would load at its start. */
export const ownRules: AssistantEngine = {
  start: async (conversation) => (await loadRules()).start(conversation),
  answer: async (conversation, ...said) => (await loadRules()).answer(conversation, ...said),
};

/**
 * A language model where one is configured, which interprets messages and words answers; otherwise
 * the guided interpreter and our own words (assistants-20, assistants-78).
 * @param report told why the rules stood in for the model
 */
export async function chooseEngine(
  config: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
  report?: (text: string) => void,
): Promise<AssistantEngine> {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!baseUrl || !model) return ownRules;
  const { openModelEngine } = await import('./model/open-model-engine.ts');
  return openModelEngine({ baseUrl, apiKey, model, ...(report && { report }) });
}
