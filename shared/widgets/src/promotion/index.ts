export { InboxOrderHint } from './InboxOrderHint.tsx';
export { PromotedBadge } from './PromotedBadge.tsx';
