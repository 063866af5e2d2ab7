import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Confirms the review that a money form has opened. */
export async function confirmReview(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '确认无误，提交' }));
}
