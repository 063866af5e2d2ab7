import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Confirms the review that a money form has opened. */
export async function confirmReview(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(前往支付|(出金|转账) \d)/ }));
}
