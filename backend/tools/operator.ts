import { runOperator } from './operator/run-operator.ts';

await runOperator();
