export { OpenPayment } from './OpenPayment.tsx';
export { useCheckoutRedirect } from './useCheckoutRedirect.ts';
