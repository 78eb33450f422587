import type { AssistantEngine } from '../engine.ts';
import { guidedInterpreter } from '../guided/guided-interpreter.ts';
import { createExecutor, rulesEngine } from '../rules/rules-engine.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createModelInterpreter } from './interpret/model-interpreter.ts';
import { createModelEngine, type EngineSettings } from './model-engine.ts';

/** An engine whose language model interprets messages and words answers (assistants-78). */
export function openModelEngine(
  given: Pick<EngineSettings, 'baseUrl' | 'apiKey' | 'model' | 'report'>,
): AssistantEngine {
  const settings = { ...given, breaker: createCircuitBreaker(() => performance.now()) };
  const interpreter = createModelInterpreter(guidedInterpreter, settings);
  return createModelEngine(createExecutor(interpreter), { ...settings, finder: rulesEngine });
}
