import type { CommonConfig } from '@portal/contract/common';
import type { Agreement } from '@portal/contract/kernel';

/** The texts of the registration. */
export const registrationTexts = {
  name: 'registrationTexts',
  of: ({ agreements }: CommonConfig): Agreement[] =>
    agreements.filter((text) => text.for === 'register' || text.for === 'marketing'),
};

/** What the form sends of the texts that were agreed to. */
export const agreedTo = (texts: readonly Agreement[], marketing: boolean) =>
  texts.filter((text) => marketing || text.for !== 'marketing').map(({ id, version }) => ({ id, version }));
