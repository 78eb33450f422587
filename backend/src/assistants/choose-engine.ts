import type { Config } from '../config/config.ts';
import type { AssistantEngine } from './engine.ts';
import { guidedInterpreter } from './guided/guided-interpreter.ts';
import { createCircuitBreaker } from './model/circuit-breaker.ts';
import { createModelInterpreter } from './model/interpret/model-interpreter.ts';
import { createModelEngine } from './model/model-engine.ts';
import { createExecutor, rulesEngine } from './rules/rules-engine.ts';

/**
 * A language model where one is configured, which interprets messages and words answers; otherwise
 * the guided interpreter and our own words (assistants-20, assistants-78).
 * @param report told why the rules stood in for the model
 */
export function chooseEngine(
  config: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
  report?: (text: string) => void,
): AssistantEngine {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!baseUrl || !model) return rulesEngine;
  const breaker = createCircuitBreaker(() => performance.now());
  const settings = { baseUrl, apiKey, model, breaker, ...(report && { report }) };
  const interpreter = createModelInterpreter(guidedInterpreter, settings);
  return createModelEngine(createExecutor(interpreter), { ...settings, finder: rulesEngine });
}
