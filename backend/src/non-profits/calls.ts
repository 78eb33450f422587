import { implement } from '../http/implement.ts';
import { showProof } from './non-profit.ts';

export const nonProfitCalls = [
  implement('POST /client/non_profit', ({ requester, body }, services) =>
    showProof(services, requester, body.paper_id),
  ),
];
