import { defineForm } from '../../../components/form/define-form.ts';
import { textKind } from '../../../components/form/field-kinds.ts';

export const organizationForm = defineForm(
  async () => (await import('#contract/organizations/organization-input.ts')).organizationInputSchema,
  { name: textKind, slug: textKind },
);
