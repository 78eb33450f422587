import type { DeclarationReceipt } from '@silverjobs/contract';
import { useUser } from '@silverjobs/shell';
import { type FormOptions, useForm } from '@silverjobs/widgets/form';
import { type DeclarationValues, declarationValues, KNOWN_CHOICES } from './declaration-form.ts';

/** What was sent, with what the server answered. */
export interface Declared {
  values: DeclarationValues;
  receipt: DeclarationReceipt;
}

type Options<Body> = FormOptions<DeclarationValues, Body, DeclarationReceipt>;

interface DeclarationParts<Body>
  extends Pick<Options<Body>, 'draft' | 'work' | 'mutation' | 'rules' | 'toBody'> {
  onDeclared: (declared: Declared) => void;
}

/** A form that declares something binding, with what is known of the user filled in. */
export function useDeclarationForm<Body>({ onDeclared, ...parts }: DeclarationParts<Body>) {
  return useForm({
    ...parts,
    initial: declarationValues(useUser()),
    keep: KNOWN_CHOICES,
    isUnsaved: ({ reason }) => reason.trim() !== '',
    binding: true,
    onSent: (receipt, values) => onDeclared({ values, receipt }),
  });
}

export type DeclarationForm = ReturnType<typeof useDeclarationForm>;
