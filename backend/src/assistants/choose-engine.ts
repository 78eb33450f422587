import type { Config } from '../config/config.ts';
import type { AssistantEngine } from './engine.ts';
import { createModelEngine } from './model/model-engine.ts';
import { rulesEngine } from './rules/rules-engine.ts';

/**
 * A language model where one is configured, otherwise our own rules (assistants-20).
 * @param report told why the rules stood in for the model
 */
export function chooseEngine(
  config: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
  report?: (text: string) => void,
): AssistantEngine {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!baseUrl || !model) return rulesEngine;
  return createModelEngine(rulesEngine, { baseUrl, apiKey, model, ...(report && { report }) });
}
