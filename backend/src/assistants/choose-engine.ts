import type { Config } from '../config/config.ts';
import type { AssistantEngine } from './engine.ts';
import { createModelEngine } from './model/model-engine.ts';
import { rulesEngine } from './rules/rules-engine.ts';

/** A language model where one is configured, otherwise our own rules (assistants-20). */
export function chooseEngine(
  config: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
): AssistantEngine {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!baseUrl || !model) return rulesEngine;
  return createModelEngine(rulesEngine, { baseUrl, apiKey, model });
}
