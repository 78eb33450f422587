export * from '@silverjobs/contract/legal-facts';
