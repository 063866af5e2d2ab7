import { expect, type Locator } from '@playwright/test';
import { compose, paste } from '../compose';

/** A code of an authenticator is tidied as it is pasted, and never while it is composed. */
export async function expectTypedCode(field: Locator): Promise<void> {
  await compose(field, ['1', '1２', '1２ 3'], '123');
  for (const text of ['４５６７８９', ' 456 789\u00a0', '\u202d456789\u202c', '456789\t']) {
    await paste(field, text);
    await expect(field).toHaveValue('456789');
  }
}
